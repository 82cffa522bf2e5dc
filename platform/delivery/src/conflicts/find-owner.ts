import { hasPageEach } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import { patternCovers } from 'kit/contract/route-pattern';

/** Name of the remote that has a page at an address. */
export function findOwner(
  releases: readonly Pick<Release, 'remote' | 'routes'>[],
  address: string,
): string | undefined {
  return releases.find(({ routes }) =>
    routes.some(({ path, entries = [], aliases = [], ...shown }) => {
      if ([path, ...entries, ...aliases].includes(address)) return true;
      // Which posts there are is not for a release to know.
      return hasPageEach(shown) && patternCovers(path, address);
    }),
  )?.remote;
}

/**
 * The remote that an address belongs to, with a page there or without one, and the path or alias that claims it. Upper and lower case are
 * the same, and of a path with a parameter every address: whoever else took one would keep the owner from the page that comes next.
 */
export function findClaim(
  releases: readonly Pick<Release, 'remote' | 'routes'>[],
  address: string,
): { remote: string; claimed: string } | undefined {
  for (const { remote, routes } of releases) {
    const claims = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    const claimed = claims.find((claim) => patternCovers(claim, address));
    if (claimed !== undefined) return { remote, claimed };
  }
  return undefined;
}
