import { readRegistry } from '../registry/open-registry';
import type { Workspace } from '../workspace';
import { activateSite, readCurrentRegistry } from './activate/activate-site';
import type { ComposedSite } from './compose-versions';
import { type ComposeOptions, type PreparedSites, prepareSites } from './prepare-sites';
import { retryWhenOvertaken } from './retry-when-overtaken';

/** The outcome of composing; pages are left out of the live site, or of one that a share gets. */
export type ComposeOutcome = ComposedSite & { outcome: 'composed' | 'unchanged' };

/**
 * Composes the live releases into a site and switches to it in one step, and others beside it when versions are given to
 * shares of the visitors. Does nothing when the same composition is live already. When something newer has become live
 * meanwhile, it composes again.
 * @throws {DeliveryError | ContractError} and then the live site is as it was.
 */
export async function composeSite(
  workspace: Workspace,
  { isOlderAccepted = false, ...options }: ComposeOptions & { isOlderAccepted?: boolean } = {},
): Promise<ComposeOutcome> {
  return retryWhenOvertaken(workspace.siteEnvironment, async () => {
    const registry = isOlderAccepted ? await readRegistry(workspace) : await readCurrentRegistry(workspace);
    const prepared = await prepareSites(workspace, registry, options);
    const outcome = await activateSite(workspace, prepared, isOlderAccepted);
    return outcome && describeOutcome(prepared, outcome);
  });
}

/** The outcome for prepared sites that are live now. */
export function describeOutcome({ site, cohorts }: PreparedSites, outcome: ComposeOutcome['outcome']): ComposeOutcome {
  const sites = [site, ...cohorts.map((cohort) => cohort.site)];
  // A page may fail in several of them.
  const leftOut = new Map(sites.flatMap((one) => one.leftOut.map((page) => [page.location, page])));
  const unsearched = new Map(sites.flatMap((one) => one.unsearched.map((pages) => [pages.remote, pages])));
  const leftOutMoves = new Map(sites.flatMap((one) => one.leftOutMoves.map((moves) => [moves.remote, moves])));
  return {
    ...site,
    leftOut: [...leftOut.values()],
    unsearched: [...unsearched.values()],
    leftOutMoves: [...leftOutMoves.values()],
    repaired: sites.flatMap(({ repaired }) => repaired),
    outcome,
  };
}
