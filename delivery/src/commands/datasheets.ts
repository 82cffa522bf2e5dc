import { defineCommand } from 'shared-config/presets/command-line/command';
import { writeDatasheets } from '../datasheets/write-datasheets';
import type { Workspace } from '../workspace';

/** `datasheets` */
export const command = defineCommand({
  summary: "write the PDFs that the remotes' datasheets.ts describe into media/datasheets",
  run: async (_call, workspace: Workspace) => {
    const files = await writeDatasheets(workspace);
    return { data: files, lines: files };
  },
});
