import { createRequire } from 'node:module';
import type { PublishedPost } from 'shared-config/posts/published-post';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

const require = createRequire(import.meta.url);

/** Loaded only where posts are read: it brings an SDK. */
const loadReader = (): typeof import('../posts/read-published-posts') => require('../posts/read-published-posts.ts');

/** The posts of the documents store that the environment names. @throws {DeliveryError} when it names none. */
export async function readPosts(workspace: Workspace, command: string): Promise<readonly PublishedPost[]> {
  const { posts } = await loadReader().readPublishedPosts(requireDocuments(workspace, command));
  return posts;
}
