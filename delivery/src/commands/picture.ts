import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { drawComposition } from '../compose/activate/draw-composition';
import { readDefinition } from '../releases/read-definition';
import { listRemotes, type Workspace } from '../workspace';

/** `picture` */
export const command = defineCommand({
  summary: "draw docs/composition.svg from the remotes' definitions",
  run: async (_call, workspace: Workspace) => {
    const remotes = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
    await writeFile(join(workspace.root, 'docs', 'composition.svg'), drawComposition(remotes));
    return { data: 'docs/composition.svg', lines: ['docs/composition.svg'] };
  },
});
