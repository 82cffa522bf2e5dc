import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { omitEmpty } from './omit-empty';
import type { AuditNote, Registry, SignersChange } from './registry';
import { keyId, type Signers, type SignersLine } from './signers';

type TeamChange = { team: string; note?: AuditNote };

/** Gives a team a key. @param remotes that are the team's from now on; another team that had one of them loses it */
export const addKey =
  ({ team, key, note = {} }: TeamChange & { key: string }, remotes: readonly string[]): SignersChange =>
  (signers, registry) => {
    const { teams, history, ...rest } = signers;
    const known = (Object.hasOwn(teams, team) ? teams[team] : undefined) ?? { keys: [], remotes: {} };
    const isNew = (remote: string) => !Object.hasOwn(known.remotes, remote);
    if (known.keys.includes(key) && !remotes.some(isNew)) return signers;
    const added = Object.fromEntries(remotes.filter(isNew).map((remote) => [remote, wereLive(registry, remote)]));
    // Without a key, it has released what nobody signed.
    const kept = known.keys.length > 0 ? known.remotes : acceptLive(known.remotes, registry);
    const others = Object.fromEntries(
      Object.entries(teams).map(([name, { remotes: theirs, ...other }]) => [
        name,
        { ...other, remotes: Object.fromEntries(Object.entries(theirs).filter(([one]) => !Object.hasOwn(added, one))) },
      ]),
    );
    const keys = known.keys.includes(key) ? known.keys : [...known.keys, key];
    return {
      ...rest,
      teams: { ...others, [team]: { ...known, keys, remotes: { ...kept, ...added } } },
      history: [...history, signersLine({ by: 'add', team, key: keyId(key), remotes: Object.keys(added) }, note)],
    };
  };

/**
 * Takes a key from a team, by itself or its id. Versions live by then may stay and come back.
 * @param live remotes that are the team's by what is live of them: it may have released some since it was given its keys
 * @throws {DeliveryError} when it has no such key.
 */
export const removeKey =
  ({ team, keyOrId, note = {} }: TeamChange & { keyOrId: string }, live: readonly string[] = []): SignersChange =>
  ({ teams, history, ...rest }, registry) => {
    const known = Object.hasOwn(teams, team) ? teams[team] : undefined;
    const key = known?.keys.find((one) => one === keyOrId || keyId(one) === keyOrId);
    if (!known || key === undefined) {
      const has = (known?.keys ?? []).map(keyId);
      throw new DeliveryError(
        'invalid-arguments',
        keyOrId,
        `team ${team} has no such key`,
        has.length > 0 ? `It has ${has.join(', ')}` : `"${nameCommand('delivery keys')}" lists what each team has`,
      );
    }
    const keys = known.keys.filter((one) => one !== key);
    const isOf = (remote: string) => !Object.values(teams).some(({ remotes }) => Object.hasOwn(remotes, remote));
    const remotes = { ...known.remotes, ...Object.fromEntries(live.filter(isOf).map((remote) => [remote, []])) };
    return {
      ...rest,
      teams: { ...teams, [team]: { ...known, keys, remotes: acceptLive(remotes, registry) } },
      history: [...history, signersLine({ by: 'remove', team, key: keyId(key) }, note)],
    };
  };

type Remotes = Signers['teams'][string]['remotes'];

const acceptLive = (remotes: Remotes, registry: Registry): Remotes =>
  Object.fromEntries(
    Object.entries(remotes).map(([remote, versions]) => [
      remote,
      [...new Set([...versions, ...wereLive(registry, remote)])],
    ]),
  );

const wereLive = ({ packages }: Registry, remote: string): string[] => [
  ...new Set(packages[remote]?.history.map(({ version }) => version)),
];

/** A line of the history. */
function signersLine(
  { by, team, key, remotes }: Pick<SignersLine, 'by' | 'team' | 'key' | 'remotes'>,
  { at = new Date().toISOString(), who, message, run }: AuditNote,
): SignersLine {
  return { at, by, team, key, ...omitEmpty({ remotes, who, message, run }) };
}
