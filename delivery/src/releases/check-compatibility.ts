import { ContractError } from 'shared-config/contract/contract-error';
import type { Release } from 'shared-config/contract/release';
import { checkRedirects } from '../checks/check-redirects';
import { checkRouteConflicts } from '../checks/check-route-conflicts';
import { checkSharedPackages } from '../checks/check-shared-packages';
import { type Registry, retiredRedirects } from '../registry/registry';
import { listCohorts } from '../registry/share';
import { hostName, type Workspace } from '../workspace';
import { readRelease } from './read-release';

/** What is about to change. */
type PlannedChange = {
  /** Packages that change. */
  names: readonly string[];
  /** Whether a remote may go live whose shared packages do not fit the shell. */
  isForced?: boolean | undefined;
};

/**
 * Checks that the packages which change fit what is live beside them, in every mix of versions that visitors get: no path
 * has two owners, redirects lead to pages, shared packages fit the shell, and these commands know the contract of each release.
 * @throws {ContractError | DeliveryError} naming the release that is refused and, of a path, its owner.
 */
export async function checkCompatibility(
  workspace: Workspace,
  planned: Registry,
  { names, isForced = false }: PlannedChange,
): Promise<void> {
  for (const { versions } of listCohorts(planned)) {
    const releases = await Promise.all(
      Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
    );
    const owners = releases.filter(({ remote }) => !names.includes(remote));
    const host = releases.find(({ remote }) => remote === hostName);
    for (const release of releases.filter(({ remote }) => names.includes(remote))) {
      for (const owner of owners) refuseClaim(release, owner);
      owners.push(release);
    }
    checkRedirects(releases, retiredRedirects(planned));
    if (!host || isForced) continue;
    // A new shell has to fit every remote.
    const affected = releases.filter(({ remote }) => names.includes(hostName) || names.includes(remote));
    for (const release of affected) checkSharedPackages(release, host);
  }
}

/** @throws {ContractError} when a release claims a path of the other one, which has it already. */
function refuseClaim(release: Release, owner: Release): void {
  try {
    checkRouteConflicts([owner, release]);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new ContractError(
      cause.code,
      `${release.remote}@${release.version}`,
      `${cause.reason}: it belongs to ${owner.remote}@${owner.version} of team ${owner.team}`,
      cause.remedy,
      { cause },
    );
  }
}
