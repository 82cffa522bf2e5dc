import { ContractError } from 'shared-config/contract/contract-error';
import { isPlainPath } from 'shared-config/contract/plain-path';
import type { Release } from 'shared-config/contract/release';
import { patternCovers } from 'shared-config/contract/route-pattern';

/** Moved pages by the name of the remote that has named them. */
type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Refuses redirects of what is no path, that lead nowhere, in a circle or over a page that is there, and two of one path.
 * @param retired those of remotes that are no longer in the site
 * @throws {ContractError} naming the remote, the path and what to do.
 */
export function checkRedirects(releases: readonly Release[], retired: Moves): void {
  const moves: Moves = {
    ...retired,
    ...Object.fromEntries(releases.map(({ remote, redirects = {} }) => [remote, redirects])),
  };
  const owners = new Map<string, string>();
  for (const [remote, redirects] of Object.entries(moves)) {
    const refuse = (reason: string, remedy: string) => {
      throw new ContractError('redirect-conflict', remote, reason, remedy);
    };
    for (const [from, to] of Object.entries(redirects)) {
      if (!isPlainPath(from)) refuse(`${JSON.stringify(from)} is no address of one page`, 'Name a path of plain words');
      const owner = ownerOf(releases, from);
      if (owner !== undefined)
        refuse(
          `${from} redirects, and is a page of ${owner}`,
          `Remove the redirect, or have ${owner} release without it`,
        );
      const other = owners.get(from);
      if (other !== undefined)
        refuse(`${from} redirects already: ${other} has named it`, 'Leave it to one of the two remotes');
      owners.set(from, remote);
      if (!isPlainPath(to) || ownerOf(releases, to) === undefined)
        refuse(
          `${from} redirects to ${to}, which is no page`,
          'Name the page that takes its place, not another redirect',
        );
    }
  }
}

/** Name of the remote that has a page at an address. */
function ownerOf(releases: readonly Release[], address: string): string | undefined {
  return releases.find(({ routes }) =>
    routes.some(({ path, entries = [], aliases = [], posts }) => {
      if ([path, ...entries, ...aliases].includes(address)) return true;
      // Which posts there are is not for a release to know.
      return posts === 'one' && patternCovers(path, address);
    }),
  )?.remote;
}
