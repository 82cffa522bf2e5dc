import type { SiteRecord } from 'kit/contract/site-record';
import type { WatchedShare } from './watch-store';

/** Whether a version was withdrawn from its share and has not come back: then it is no measure for the next one. */
export type IsWithdrawn = (remote: string, version: string) => boolean;

/**
 * Finds out which versions were withdrawn, by the history of the live site, and where it was composed elsewhere, by the watches that
 * have withdrawn one.
 */
export function findWithdrawn(site: SiteRecord | undefined, watched: readonly WatchedShare[]): IsWithdrawn {
  return (remote, version) => {
    const history = site?.packages.find(({ name }) => name === remote)?.history;
    const last = history?.findLast((line) => line.version === version);
    if (last) return last.by === 'withdraw';
    return watched.some((one) => one.remote === remote && one.version === version && one.isWithdrawn);
  };
}
