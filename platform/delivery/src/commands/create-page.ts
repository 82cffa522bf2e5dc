import { defineCommand } from 'kit/presets/command-line/command';
import { createPage } from '../create/create-page';
import type { Workspace } from '../workspace';

/** `create-page` */
export const command = defineCommand({
  summary: 'write a page with its test and its route, working as it stands',
  arguments: { remote: 'one', path: 'one' },
  run: async ({ remote, path }, workspace: Workspace) => {
    const { files, warnings } = await createPage(workspace, remote, path);
    return { data: files, lines: files, warnings };
  },
});
