import { defineCommand } from 'kit/presets/command-line/command';
import { buildStandalone } from '../releases/build-standalone';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

/** `standalone` */
export const command = defineCommand({
  summary: 'build a remote (the blog tool when none is named) as a page on an origin of its own',
  arguments: { remote: 'optional' },
  run: async ({ remote = 'mfe-blog-admin' }, workspace: Workspace) => {
    const folder = await buildStandalone(
      workspace,
      remote,
      requireDocuments(workspace, `standalone ${remote}`).settings,
    );
    return { data: { folder }, lines: [folder] };
  },
});
