import { DeliveryError } from '../delivery-error';
import { type AuditNote, type EntryChange, historyLine, liveVersions, type Registry } from './registry';

/** How many packages may have a share at once: every mix of their versions is a site of its own, two to the power of this. */
const maxShares = 3;

/** Gives a version to a share of the visitors. @param share percent, 1 to 99 */
export const shareWith =
  (version: string, share: number, note: AuditNote = {}): EntryChange =>
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
    if (entry.gradual?.version === version && entry.gradual.share === share) return entry;
    return {
      ...entry,
      gradual: { version, share },
      history: [...entry.history, historyLine({ version, by: 'share', share }, note)],
    };
  };

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
