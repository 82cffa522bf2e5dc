import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { auditNote } from '../registry/audit-note';
import { addKey } from '../registry/change-signers';
import { changeSigners, readEntry, readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { isUsableName, keyId, publicKeySchema } from '../registry/signers';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';
import { describeTeam } from './keys';

/** `add-key` */
export const command = defineCommand({
  summary: 'for platform staff: a team signs its releases from now on (its live remotes, or those that are named)',
  arguments: { team: 'one', 'public-key': 'one', remote: 'many' },
  options: { message: { value: 'text', summary: 'why, for the history' } },
  run: async ({ team, 'public-key': key, remote: named, message }, workspace: Workspace) => {
    if (!v.is(publicKeySchema, key)) {
      const remedy = `Copy the line that "${nameCommand('delivery create-key')}" has printed: MCowBQYDK2VwAyEA…`;
      throw new DeliveryError('invalid-arguments', `"${key}"`, 'it is no public key of Ed25519', remedy);
    }
    const unusable = [team, ...named].find((name) => !isUsableName(name));
    if (unusable !== undefined) {
      const reason = 'no team or remote that signs can be called so: every object has something of that name';
      throw new DeliveryError('invalid-arguments', `"${unusable}"`, reason, 'Give it another name');
    }
    for (const name of named) await readEntry(workspace, name);
    const remotes = named.length > 0 ? named : await listRemotesOf(workspace, team);
    const note = await auditNote(workspace, { message });
    const { signers } = await changeSigners(workspace, addKey({ team, key, note }, remotes));
    return {
      data: { team, key: keyId(key), remotes },
      lines: [`${keyId(key)} signs releases of team ${team}`, ...describeTeam(team, signers?.teams[team])],
    };
  },
});

/** The remotes that are live and say that they are the team's. */
async function listRemotesOf(workspace: Workspace, team: string): Promise<string[]> {
  const live = Object.entries(liveVersions(await readRegistry(workspace)));
  const releases = await Promise.all(live.map(([name, version]) => readRelease(workspace, name, version)));
  const remotes = releases.filter((release) => release.team === team).map(({ remote }) => remote);
  if (remotes.length > 0) return remotes;
  const teams = [...new Set(releases.map((release) => release.team))].sort().join(', ');
  throw new DeliveryError(
    'invalid-arguments',
    team,
    'no remote that is live is of this team',
    teams === '' ? 'Name its remotes behind the key' : `Use one of ${teams}, or name its remotes behind the key`,
  );
}
