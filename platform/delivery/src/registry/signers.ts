import { createHash } from 'node:crypto';
import { versionSchema } from 'kit/contract/composition';
import { remoteNameSchema } from 'kit/contract/remote-name';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { omitEmpty } from './omit-empty';
import type { AuditNote, Registry } from './registry';

/** A public key of Ed25519 as one line: SPKI in base64. */
export const publicKeySchema = v.pipe(
  v.string(),
  v.regex(
    /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/,
    'must be a public key such as "create-key" prints: MCowBQYDK2VwAyEA…',
  ),
);

/** How a key is called: the beginning of its SHA-256. */
export const keyIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16}$/, 'must be the id of a key: 16 hexadecimal digits'),
);

/** When a release was signed: in UTC, because two of them are compared, and a time that is none is neither older nor newer. */
export const signedAtSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.endsWith('Z', 'must be a time in UTC, such as "2026-01-31T12:00:00.000Z"'),
  v.check((at) => Number.isFinite(Date.parse(at)), 'must be a time that there is'),
);

/** Names that objects have of their own, or that the registry could not be read with again. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/** Whether a team or a remote can be called so where keys are kept by name. */
export const isUsableName = (name: string): boolean => !reservedNames.includes(name);

/** One change of the keys. */
const signersLineSchema = v.looseObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.picklist(['add', 'remove']),
  team: v.string(),
  key: keyIdSchema,
  /** Remotes that have belonged to the team since. */
  remotes: v.optional(v.array(remoteNameSchema)),
  who: v.optional(v.string()),
  message: v.optional(v.string()),
  run: v.optional(v.string()),
});

/** Who signs releases. It is apart from the packages, which their teams change: this is for platform staff alone. */
export const signersSchema = v.looseObject({
  teams: v.record(
    v.string(),
    v.looseObject({
      /** Any of them will do; none when the last one was removed. */
      keys: v.array(publicKeySchema),
      /**
       * The remotes that are the team's, whatever a release of them says; of each, the versions that were live when the keys
       * last changed. Those may stay and come back without one of today's signatures.
       */
      remotes: v.record(remoteNameSchema, v.array(versionSchema)),
    }),
  ),
  /** Every change, oldest first; never rewritten and never shortened. */
  history: v.array(signersLineSchema),
});

/** Who signs releases, and every change of it. */
export type Signers = v.InferOutput<typeof signersSchema>;
/** A change of the keys, as the history has it. */
export type SignersLine = v.InferOutput<typeof signersLineSchema>;

/** A change of who signs. Returning the same changes nothing. */
export type SignersChange = (signers: Signers, registry: Registry) => Signers;

/** Nobody signs. */
export const noSigners: Signers = { teams: {}, history: [] };

/** The id of a public key. */
export const keyId = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/** The team that a remote belongs to: the one that has it by the registry; of any other remote, the one that its release names. */
export const teamOf = ({ teams }: Signers, { remote, team }: { remote: string; team: string }): string =>
  Object.entries(teams).find(([, { remotes }]) => Object.hasOwn(remotes, remote))?.[0] ?? team;

/** The keys of a team; none of a team whose releases are not signed. */
export const keysOf = ({ teams }: Signers, team: string): readonly string[] =>
  Object.hasOwn(teams, team) ? (teams[team]?.keys ?? []) : [];

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
 * Takes a key from a team, by itself or its id. What was live by then may stay and come back.
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
        has.length > 0 ? `It has ${has.join(', ')}` : '"npx -y pnpm@12 delivery keys" lists what each team has',
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
