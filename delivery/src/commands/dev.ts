import { defineCommand } from 'shared-config/presets/command-line/command';
import { runDev } from '../dev/run-dev';
import type { Workspace } from '../workspace';

/** `dev` */
export const command = defineCommand({
  summary: 'hot reload for the named remotes (all when none is named), the others from their live release',
  arguments: { remote: 'many' },
  run: async ({ remote }, workspace: Workspace) => {
    await runDev(workspace, remote);
    return undefined;
  },
});
