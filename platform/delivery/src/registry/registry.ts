import { versionSchema } from 'kit/contract/composition';
import { remoteNameSchema } from 'kit/contract/remote-name';
import { evidenceSchema, watchSchema } from 'kit/contract/share-decision';
import { siteEnvironmentSchema } from 'kit/contract/site-environment';
import * as v from 'valibot';
import { packageIntegritySchema } from './integrity';
import { keyIdSchema, noSigners, type Signers, signedAtSchema, signersSchema } from './signers';

/** Percent of the visitors: a share of 0 or 100 is none. */
const shareSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

// Objects keep unknown fields: an older version of these commands must not lose those of a newer one.

/** One change of the live version. Lines of version 1 have the first three fields alone, the oldest of them the first two. */
const historyLineSchema = v.looseObject({
  version: versionSchema,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** `share`: a share of the visitors gets it. `withdraw`: they no longer do. `retire`: nobody gets the package any more. */
  by: v.optional(v.picklist(['promote', 'rollback', 'share', 'withdraw', 'retire']), 'promote'),
  /** Percent, where `by` is `share`. */
  share: v.optional(shareSchema),
  /** The person who changed the entry, as git or the pipeline names them. */
  who: v.optional(v.string()),
  /** Why, in the words of `--message`. */
  message: v.optional(v.string()),
  /** Whether the checks were left out. */
  forced: v.optional(v.boolean()),
  /** Checks that were left out, and why. */
  omitted: v.optional(v.array(v.string())),
  /** Commit that the version was built from. */
  commit: v.optional(v.string()),
  /** The environment that it was live in before it was promoted to this one. */
  from: v.optional(siteEnvironmentSchema),
  /** Where a watched share was withdrawn: how it fared beside the others. */
  evidence: v.optional(evidenceSchema),
  /** Address of the pipeline run. */
  run: v.optional(v.string()),
  /** The integrity of the version's package, where a release store keeps it. */
  integrity: v.optional(packageIntegritySchema),
  /** The key that has signed the version, and when, where its team has one. */
  signature: v.optional(v.looseObject({ key: keyIdSchema, at: signedAtSchema })),
});

/** Schema of the registry's entry of one package. */
export const entrySchema = v.looseObject({
  live: versionSchema,
  /** Every change, oldest first; never rewritten and never shortened. */
  history: v.array(historyLineSchema),
  /** A version that a share of the visitors gets, beside the live one for the others. */
  gradual: v.optional(v.looseObject({ version: versionSchema, share: shareSchema, watch: v.optional(watchSchema) })),
  /**
   * Of a remote that has ended: where its pages lead, and which it had given up before. `live` is the version that it ended
   * with.
   */
  retired: v.optional(
    v.looseObject({ redirects: v.record(v.string(), v.string()), gone: v.optional(v.array(v.string())) }),
  ),
});

/**
 * Version of the registry's own form. 2: a line of the history says who and why, and shares have lines. 3: teams sign their
 * releases; it is written from the first key on, so that commands which check no signatures make nothing live any more.
 */
export const registryVersion = 3;

/** The version of a registry's format, by its content. */
export const versionOf = ({ signers }: Registry): number => (signers ? registryVersion : 2);

/** Schema of the whole registry, in every version that was ever written. */
export const registrySchema = v.looseObject({
  contractVersion: v.picklist([1, 2, registryVersion]),
  packages: v.record(remoteNameSchema, entrySchema),
  /** Absent until a team has a key. */
  signers: v.optional(signersSchema),
});

/** One change of the live version. */
export type HistoryLine = v.InferOutput<typeof historyLineSchema>;
/** The versions of one package that are live, and were. */
export type RegistryEntry = v.InferOutput<typeof entrySchema>;
/** The versions that are live, and were, by package name, the shell included; and who signs releases. */
export type Registry = Pick<v.InferOutput<typeof registrySchema>, 'packages'> & { signers?: Signers | undefined };

/** A change of one entry; `undefined` for a package that was never released. Returning the same entry changes nothing. */
export type EntryChange = (entry: RegistryEntry | undefined) => RegistryEntry;

/**
 * A change of the registry: the entries that change, by name. It sees the registry as it is when it is written, so it may
 * check and refuse. It may be called again when another change came between.
 */
export type RegistryChange = (registry: Registry) => Readonly<Record<string, RegistryEntry>>;

/** A change of who signs. Returning the same changes nothing. */
export type SignersChange = (signers: Signers, registry: Registry) => Signers;

/** Where the registry is kept: a file, or a documents store. */
export type RegistryStore = {
  /** @throws {ContractError | DeliveryError} when it is corrupt; it is left as it is. */
  read: () => Promise<Registry>;
  /**
   * Changes entries, all of them or none; two changes at the same moment both land, one after the other.
   * @returns the registry with the change
   * @throws {DeliveryError} when another change held it for too long: try again
   */
  change: (change: RegistryChange) => Promise<Registry>;
  /** Changes who signs releases, as it is by then. @returns the registry with the change */
  changeSigners: (change: SignersChange) => Promise<Registry>;
  /**
   * Removes what is known of an environment; of production it never is.
   * @param isMeant sees it as it is when it is removed
   * @returns whether it was removed
   */
  remove: (isMeant: (registry: Registry) => boolean) => Promise<boolean>;
};

/** Applies a change of entries to a registry: the result is the same one when nothing changes. */
export const changedBy =
  (change: RegistryChange) =>
  (before: Registry): Registry => {
    const changed = change(before);
    if (Object.entries(changed).every(([name, entry]) => entry === before.packages[name])) return before;
    return withEntries(before, changed);
  };

/** Applies a change of signers to a registry: the result is the same one when nothing changes. */
export const signersChangedBy =
  (change: SignersChange) =>
  (before: Registry): Registry => {
    const signers = before.signers ?? noSigners;
    const changed = change(signers, before);
    return changed === signers ? before : { ...before, signers: changed };
  };

/** The version of each package that everybody gets who is in no share; a retired one has none. */
export const liveVersions = ({ packages }: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([name, { live, retired }]) => (retired ? [] : [[name, live] as const])),
  );

/** Where the pages of retired remotes lead, by the name of the remote. */
export const retiredRedirects = ({ packages }: Registry): Record<string, Readonly<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([name, { retired }]) => (retired ? [[name, retired.redirects] as const] : [])),
  );

/** The addresses that retired remotes had given up: they stay given up. */
export const retiredGone = ({ packages }: Registry): string[] =>
  Object.values(packages).flatMap(({ retired }) => retired?.gone ?? []);

/** A number that grows with every change of live versions; changes of the keys do not count. */
export const generationOf = ({ packages }: Registry): number =>
  Object.values(packages).reduce((sum, { history }) => sum + history.length, 0);

/** When something changed last, ISO time; `undefined` where nothing was ever live. */
export const lastChange = ({ packages }: Registry): string | undefined =>
  Object.values(packages)
    .flatMap(({ history }) => history.map(({ at }) => at))
    .sort()
    .at(-1);

/** The registry with changed entries. */
export const withEntries = (registry: Registry, changed: Readonly<Record<string, RegistryEntry>>): Registry => ({
  ...registry,
  packages: { ...registry.packages, ...changed },
});

/** The fields of a line of the history besides the version; the time is now when absent. */
export type AuditNote = Partial<
  Pick<
    HistoryLine,
    'at' | 'who' | 'message' | 'forced' | 'omitted' | 'commit' | 'from' | 'evidence' | 'run' | 'integrity' | 'signature'
  >
>;
