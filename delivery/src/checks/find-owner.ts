import type { Release } from 'shared-config/contract/release';
import { patternCovers } from 'shared-config/contract/route-pattern';

/** Name of the remote that has a page at an address. */
export function findOwner(
  releases: readonly Pick<Release, 'remote' | 'routes'>[],
  address: string,
): string | undefined {
  return releases.find(({ routes }) =>
    routes.some(({ path, entries = [], aliases = [], posts }) => {
      if ([path, ...entries, ...aliases].includes(address)) return true;
      // Which posts there are is not for a release to know.
      return posts === 'one' && patternCovers(path, address);
    }),
  )?.remote;
}
