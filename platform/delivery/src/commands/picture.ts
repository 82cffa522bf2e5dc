import { defineCommand } from 'kit/presets/command-line/command';
import { drawPicture } from '../create/draw-picture';
import type { Workspace } from '../workspace';

/** `picture` */
export const command = defineCommand({
  summary: "draw docs/composition.svg from the remotes' definitions",
  run: async (_call, workspace: Workspace) => {
    const files = await drawPicture(workspace);
    return { data: files, lines: files };
  },
});
