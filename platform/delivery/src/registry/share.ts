import { DeliveryError } from '../delivery-error';
import { historyLine } from './change-entry';
import { type AuditNote, type EntryChange, liveVersions, type Registry, type RegistryEntry } from './registry';

/** How many packages may have a share at once: every mix of their versions is a site of its own, two to the power of this. */
const maxShares = 3;

/**
 * Gives a version to a share of the visitors. A version that is watched stays so when its share is changed.
 * @param share percent, 1 to 99
 * @param watch views of the share after which it grows by itself, for one that is to be watched from now on
 */
export const shareWith =
  (version: string, share: number, note: AuditNote = {}, watch?: { views: number }): EntryChange =>
  (entry) => {
    if (!entry) {
      throw new DeliveryError(
        'nothing-live',
        version,
        'nothing is live that the other visitors could get',
        'Promote it without --share',
      );
    }
    if (entry.live === version) {
      throw new DeliveryError(
        'live-for-everybody',
        version,
        'everybody gets it already',
        'Roll back first, then give it to a share',
      );
    }
    const before = entry.gradual?.version === version ? entry.gradual : undefined;
    if (before?.share === share && !watch) return entry;
    const line = historyLine({ version, by: 'share', share }, note);
    const watched = watch ? { since: line.at, ...watch } : before?.watch;
    return {
      ...entry,
      gradual: { version, share, ...(watched ? { watch: watched } : {}) },
      history: [...entry.history, line],
    };
  };

/** Ends the share of a version; a share of another one, given meanwhile, goes on. */
export const withdraw =
  (name: string, version: string, note: AuditNote): EntryChange =>
  (entry) => {
    if (!entry) throw new DeliveryError('nothing-live', name, 'it was never released', 'Name a remote that is live');
    if (entry.gradual?.version !== version) return entry;
    const { gradual, ...rest } = entry;
    return { ...rest, history: [...rest.history, historyLine({ version, by: 'withdraw' }, note)] };
  };

/**
 * Refuses what was withdrawn because visitors fared worse with it, until somebody makes it live by `--anyway`.
 * @throws {DeliveryError} naming the version, and how it fared
 */
export function refuseWithdrawn(
  name: string,
  before: RegistryEntry | undefined,
  { live, gradual }: Pick<RegistryEntry, 'live' | 'gradual'>,
): void {
  const known = [before?.live, before?.gradual?.version];
  for (const version of [live, gradual?.version]) {
    if (version === undefined || known.includes(version)) continue;
    const last = before?.history.findLast((line) => line.version === version);
    if (last?.by !== 'withdraw' || !last.evidence) continue;
    throw new DeliveryError(
      'withdrawn-before',
      `${name}@${version}`,
      `its share was withdrawn on ${last.at} (${last.message ?? ''})`,
      'Release one that mends this, or add "--anyway"',
    );
  }
}

/** Versions that some visitors get: those who are in the shares of these packages, and in no other. */
export type Cohort = { packages: readonly string[]; versions: Readonly<Record<string, string>> };

/**
 * Every mix of versions that visitors get: each share is independent of the others, so there is one for every set of
 * packages with a share. The first is what everybody gets who is in no share.
 * @throws {DeliveryError} when more packages have a share than sites can be composed for.
 */
export function listCohorts(registry: Registry): readonly [Cohort, ...Cohort[]] {
  const shared = Object.entries(registry.packages).flatMap(([name, { gradual }]) =>
    gradual ? [{ name, version: gradual.version }] : [],
  );
  if (shared.length > maxShares) {
    throw new DeliveryError(
      'too-many-shares',
      shared.map(({ name }) => name).join(', '),
      `${shared.length} packages would have a share, and every mix of them is a site: no more than ${maxShares} can`,
      'Promote one of them for everybody, or roll one back',
    );
  }
  const live: Cohort = { packages: [], versions: liveVersions(registry) };
  const cohorts: [Cohort, ...Cohort[]] = [live];
  for (const { name, version } of shared) {
    for (const { packages, versions } of [...cohorts])
      cohorts.push({ packages: [...packages, name], versions: { ...versions, [name]: version } });
  }
  return cohorts;
}
