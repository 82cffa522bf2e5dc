import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { createRemote } from '../create/create-remote';
import type { Workspace } from '../workspace';

/** `create-remote` */
export const command = defineCommand({
  summary: 'write a remote of a new team with one page, working as it stands',
  arguments: { remote: 'one', team: 'one' },
  run: async ({ remote, team }, workspace: Workspace) => {
    const { files, warnings } = await createRemote(workspace, remote, team);
    return {
      data: files,
      warnings,
      lines: [
        ...files,
        // The remotes of a site that was created have its package.json together.
        files.includes(`${remote}/package.json`)
          ? `Run "${nameCommand('install')}" once; then it is released like the others`
          : 'It is released like the others',
      ],
    };
  },
});
