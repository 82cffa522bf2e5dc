import { versionSchema } from 'shared-config/contract/release';
import { remoteNameSchema } from 'shared-config/contract/remote-definition';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';

/** Schema of what the registry knows of one package. */
export const entrySchema = v.object({
  live: versionSchema,
  /** Every version that went live, oldest first; never rewritten. A rollback is one more line. */
  history: v.array(
    v.object({
      version: versionSchema,
      at: v.pipe(v.string(), v.isoTimestamp()),
      by: v.optional(v.picklist(['promote', 'rollback']), 'promote'),
    }),
  ),
  /** A version that a share of the visitors gets (percent, 1 to 99), beside the live one for the others. */
  gradual: v.optional(
    v.object({ version: versionSchema, share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }),
  ),
});

/** Version of the registry's own form. */
export const registryVersion = 1;

/** Schema of the whole registry. */
export const registrySchema = v.object({
  contractVersion: v.literal(registryVersion),
  packages: v.record(remoteNameSchema, entrySchema),
});

/** What is live of one package, and what was. */
export type RegistryEntry = v.InferOutput<typeof entrySchema>;
/** What is live, and what was: by package name, the shell included. */
export type Registry = v.InferOutput<typeof registrySchema>;

/** A change of one entry; `undefined` for a package that was never released. Returning the same entry changes nothing. */
export type EntryChange = (entry: RegistryEntry | undefined) => RegistryEntry;

/** Where the registry is kept: a file, or a documents store. */
export type RegistryStore = {
  /** @throws {ContractError | DeliveryError} when it is corrupt; it is left as it is. */
  read: () => Promise<Registry>;
  /**
   * Changes one package's entry; two changes at the same moment both land, one after the other.
   * @throws {DeliveryError} when another change held it for too long: try again
   */
  change: (name: string, change: EntryChange) => Promise<RegistryEntry>;
};

/** The version of each package that everybody gets. */
export const liveVersions = ({ packages }: Registry): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).map(([name, { live }]) => [name, live]));

/** Makes a version live, for everybody. */
export const promoteTo =
  (version: string, at = new Date()): EntryChange =>
  (entry) => {
    if (entry?.live === version && !entry.gradual) return entry;
    const history = entry?.history ?? [];
    if (entry?.live === version) return { live: version, history };
    return { live: version, history: [...history, { version, at: at.toISOString(), by: 'promote' }] };
  };

/** Takes the last step back: a gradual version first, else the version that was live before. */
export const rollBack =
  (name: string, at = new Date()): EntryChange =>
  (entry) => {
    if (entry?.gradual) {
      const { gradual: _gradual, ...live } = entry;
      return live;
    }
    const previous = entry && previousGood(entry);
    if (!entry || previous === undefined) {
      throw new DeliveryError(
        'nothing-to-roll-back-to',
        name,
        'no version was live before this one',
        'Release or promote another one',
      );
    }
    return {
      live: previous,
      history: [...entry.history, { version: previous, at: at.toISOString(), by: 'rollback' }],
    };
  };

/** The version to roll back to: what was live before the live one, leaving out what was itself taken back. */
export function previousGood({ history }: RegistryEntry): string | undefined {
  const good: string[] = [];
  for (const { version, by } of history) {
    if (by === 'promote') good.push(version);
    else while (good.length > 1 && good.at(-1) !== version) good.pop();
  }
  return good.at(-2);
}
