import { checkClaims } from 'kit/contract/release';
import { checkSharedPackages } from '../checks/check-shared-packages';
import { readLiveReleases } from '../compose/plan/read-live-releases';
import { readSiteDefinition } from '../compose/plan/read-site-definition';
import { type Candidate, listCandidates } from '../compose/site-inputs';
import { checkMenuEntries } from '../conflicts/check-menu-entries';
import { checkRedirects } from '../conflicts/check-redirects';
import { checkPostPages, checkRouteConflicts } from '../conflicts/check-route-conflicts';
import { checkSlotConflicts } from '../conflicts/check-slot-conflicts';
import { gatherAll } from '../files/gather-all';
import { type Registry, retiredRedirects } from '../registry/registry';
import { listCohorts } from '../registry/share';
import { hostName, type Workspace } from '../workspace';
import { readRelease } from './read-release';

/** A change of the live versions that is about to happen. */
type PlannedChange = {
  /** Packages that change. */
  names: readonly string[];
  /** Versions that are released, promoted or given to a share. One that was live may come back, whatever the rules are now. */
  candidates?: readonly Candidate[] | undefined;
  /** Whether a remote may go live whose shared packages do not fit the shell. */
  isForced?: boolean | undefined;
};

/**
 * Checks that the packages which change fit what is live beside them, in every mix of versions that visitors get: no path
 * has two owners, no menu more entries than it has room for, no candidate claims what none may, redirects of what is new lead to pages, shared packages fit the shell, and these
 * commands know the contract of each release.
 * @throws {ContractError | DeliveryError | AggregateError} naming the release that is refused and, of a path, its owner.
 */
export async function checkCompatibility(
  workspace: Workspace,
  planned: Registry,
  { names, candidates = [], isForced = false }: PlannedChange,
): Promise<void> {
  for (const { versions } of listCohorts(planned)) {
    const releases = await Promise.all(
      Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
    );
    // During a share, the live version is in other mixes.
    const released = listCandidates({ candidates, versions });
    for (const release of releases) if (released.includes(release.remote)) checkClaims(release);
    checkRouteConflicts(releases, names);
    checkPostPages(releases, released);
    checkSlotConflicts(releases, names);
    const changing = [...released, ...names.filter((name) => planned.packages[name]?.retired)];
    checkRedirects(releases, retiredRedirects(planned), {
      changing,
      live: await readLiveReleases(workspace, changing),
    });
    const host = releases.find(({ remote }) => remote === hostName);
    if (host && releases.some(({ menuEntries }) => menuEntries))
      checkMenuEntries(releases, (await readSiteDefinition(workspace, host)).menus, names);
    if (!host || isForced) continue;
    // A new shell has to fit every remote that fits the one before.
    const [liveHost] = names.includes(hostName) ? await readLiveReleases(workspace, [hostName]) : [];
    const affected = releases.filter(({ remote }) => names.includes(hostName) || names.includes(remote));
    await gatherAll(
      affected.map(async (release) =>
        checkSharedPackages(release, host, names.includes(release.remote) ? undefined : liveHost),
      ),
    );
  }
}
