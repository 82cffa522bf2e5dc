import { defineCommand } from 'shared-config/presets/command-line/command';
import { auditNote } from '../registry/audit-note';
import { changeSigners } from '../registry/open-registry';
import { removeKey } from '../registry/signers';
import type { Workspace } from '../workspace';
import { describeTeam } from './keys';

/** `remove-key` */
export const command = defineCommand({
  summary: 'for platform staff: a key of a team signs no releases any more; what was live stays and may come back',
  arguments: { team: 'one', key: 'one' },
  options: { message: { value: 'text', summary: 'why, for the history' } },
  run: async ({ team, key: keyOrId, message }, workspace: Workspace) => {
    const note = await auditNote(workspace, { message });
    const { signers } = await changeSigners(workspace, removeKey({ team, keyOrId, note }));
    const left = signers?.teams[team];
    return {
      data: { team, keys: left?.keys },
      lines: [`${keyOrId} signs nothing of team ${team} any more`, ...describeTeam(team, left)],
      warnings: left?.keys.length ? [] : [`Warning: releases of team ${team} need no signature any more`],
    };
  },
});
