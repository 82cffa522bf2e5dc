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
