import { createRequire } from 'node:module';
import { defineCommand } from 'kit/presets/command-line/command';
import type { Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/** `datasheets` */
export const command = defineCommand({
  summary: "write the PDFs that the remotes' datasheets.ts describe into media/datasheets",
  run: async (_call, workspace: Workspace) => {
    // A team's own repository lists this command too, and does not have the typefaces that it draws with.
    const { writeDatasheets }: typeof import('../datasheets/write-datasheets') =
      require('../datasheets/write-datasheets.ts');
    const files = await writeDatasheets(workspace);
    return { data: files, lines: files };
  },
});
