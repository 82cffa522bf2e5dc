import { defineCommand } from 'shared-config/presets/command-line/command';
import { writeDocuments } from '../datasheets/write-datasheets';
import type { Workspace } from '../workspace';

/** `datasheets` */
export const command = defineCommand({
  summary: "write the PDFs that the remotes' documents.ts describe into media/documents",
  run: async (_call, workspace: Workspace) => {
    const files = await writeDocuments(workspace);
    return { data: files, lines: files };
  },
});
