import { createHash } from 'node:crypto';
import { versionSchema } from 'kit/contract/composition';
import { remoteNameSchema } from 'kit/contract/remote-name';
import * as v from 'valibot';

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

/** The signers of releases. They are apart from the packages, which their teams change: this is for platform staff alone. */
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

/** The signers of releases, and every change of them. */
export type Signers = v.InferOutput<typeof signersSchema>;
/** A change of the keys, as the history has it. */
export type SignersLine = v.InferOutput<typeof signersLineSchema>;

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
