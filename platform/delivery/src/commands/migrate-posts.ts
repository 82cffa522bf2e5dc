import { defineCommand } from 'kit/presets/command-line/command';
import { DeliveryError } from '../delivery-error';
import { migratePosts } from '../posts/migrate-posts';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

/** `migrate-posts` */
export const command = defineCommand({
  summary: 'list the posts without a status; with "published", publish them, each under a slug of its own',
  arguments: { status: 'optional' },
  run: async ({ status }, workspace: Workspace) => {
    if (status !== undefined && status !== 'published')
      throw new DeliveryError(
        'invalid-arguments',
        `"${status}"`,
        'posts are migrated to "published" alone',
        'Without a status they are drafts',
      );
    const posts = await migratePosts(requireDocuments(workspace, 'migrate-posts'), status === 'published');
    const found = status ? 'Published' : 'Without a status, and so drafts (add "published" to publish all of them)';
    return {
      data: posts,
      lines: [posts.length === 0 ? 'Every post has its fields' : `${found}: ${posts.join(', ')}`],
    };
  },
});
