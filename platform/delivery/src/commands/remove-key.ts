import { defineCommand } from 'kit/presets/command-line/command';
import { describeError } from '../delivery-error';
import { auditNote } from '../registry/audit-note';
import { removeKey } from '../registry/change-signers';
import { changeSigners, readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';
import { describeTeam } from './keys';

/** `remove-key` */
export const command = defineCommand({
  summary: 'for platform staff: a key of a team signs no releases any more; what was live stays and may come back',
  arguments: { team: 'one', key: 'one' },
  options: { message: { value: 'text', summary: 'why, for the history' } },
  run: async ({ team, key: keyOrId, message }, workspace: Workspace) => {
    const note = await auditNote(workspace, { message });
    const { remotes, unread } = await findRemotesOf(workspace, team);
    const { signers } = await changeSigners(workspace, removeKey({ team, keyOrId, note }, remotes));
    const left = signers?.teams[team];
    return {
      data: { team, keys: left?.keys },
      lines: [`${keyOrId} signs nothing of team ${team} any more`, ...describeTeam(team, left)],
      warnings: [
        ...unread,
        ...(left?.keys.length ? [] : [`Warning: releases of team ${team} need no signature any more`]),
      ],
    };
  },
});

/** The remotes that are live and say that they are the team's. One that cannot be read keeps no key from being removed. */
async function findRemotesOf(workspace: Workspace, team: string): Promise<{ remotes: string[]; unread: string[] }> {
  const remotes: string[] = [];
  const unread: string[] = [];
  for (const [name, version] of Object.entries(liveVersions(await readRegistry(workspace)))) {
    try {
      if ((await readRelease(workspace, name, version)).team === team) remotes.push(name);
    } catch (error) {
      unread.push(
        `Warning: if ${name} is of team ${team}, it has to be signed anew (${describeError(error) ?? error})`,
      );
    }
  }
  return { remotes, unread };
}
