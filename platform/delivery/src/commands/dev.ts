import { defineCommand } from 'kit/presets/command-line/command';
import { describePort } from 'kit/presets/command-line/find-free-port';
import { usualPorts } from '../dev/choose-dev-ports';
import { runDev } from '../dev/run-dev';
import type { Workspace } from '../workspace';

/** `dev` */
export const command = defineCommand({
  summary:
    'show the named remotes (all when none is named) in the real shell as they are saved, the others from their live release',
  arguments: { remote: 'many' },
  variables: {
    PORT: describePort('the pages', usualPorts.pages),
    DEV_PORT: describePort('the first development server', usualPorts.packages),
    DATA_DIR: 'folder beside whose data its own are kept, in "dev"; "data" when absent',
  },
  run: async ({ remote }, workspace: Workspace) => {
    await runDev(workspace, remote);
    return undefined;
  },
});
