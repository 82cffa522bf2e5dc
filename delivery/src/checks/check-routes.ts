import { ContractError } from 'shared-config/contract/contract-error';
import type { Release } from 'shared-config/contract/release';

/**
 * Refuses two remotes that claim one path; a parameter claims every path it can match.
 * @throws {ContractError} naming the path and both remotes.
 */
export function checkRoutes(releases: readonly Release[]): void {
  const owners = new Map<string, string>();
  for (const { remote, routes } of releases) {
    for (const path of routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])) {
      // Two parameters in the same place match the same paths, whatever they are called.
      const claim = path.replace(/:[^/]+/g, ':');
      const owner = owners.get(claim);
      if (owner !== undefined && owner !== remote) {
        throw new ContractError(
          'route-conflict',
          remote,
          `path ${path} is claimed by ${owner} already`,
          `Choose another path in ${remote}/remote.ts, or have ${owner} release without it first`,
        );
      }
      owners.set(claim, remote);
    }
  }
}
