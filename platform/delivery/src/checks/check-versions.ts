import { composeVersions } from '../compose/compose-versions';
import { type Candidate, type ComposeSettings, toolDocuments } from '../compose/site-inputs';
import { gatherAll } from '../files/gather-all';
import { readLivePosts } from '../posts/live-posts';
import { promoteTo } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { type EntryChange, liveVersions, retiredRedirects, withEntries } from '../registry/registry';
import { describeCopies } from '../releases/bundled-libraries';
import { checkCompatibility } from '../releases/check-compatibility';
import { readIfHere, readRelease } from '../releases/read-release';
import { checkNewlyLive } from '../signatures/check-signature';
import { hostName, type Workspace } from '../workspace';
import { checkAddresses } from './check-addresses';
import { measureGrowth } from './check-byte-budget';
import { checkOrigin } from './check-origin';
import { checkPages } from './check-pages';

/** How versions are checked. */
export type CheckOptions = Pick<ComposeSettings, 'posts' | 'reportProgress'> & {
  /** Whether their pages are opened in a browser as well, where there is one. */
  inBrowser?: boolean | undefined;
  /** Whether the targets of links are checked; they are when absent. */
  links?: boolean | undefined;
  /** Whether a link that leads to no page is left as it is, and reported as a check that was left out. */
  isAnyway?: boolean | undefined;
  /** Whether they were published before, so that nothing in them can be mended. */
  isPublished?: boolean | undefined;
  /** Changes of the registry, by package; the promotions of the candidates when absent. */
  changes?: Readonly<Record<string, EntryChange>> | undefined;
};

/** The outcome of the checks of a version that passed. */
type CheckOutcome = {
  /** Lines of a table with the bytes of scripts of each route, beside those of the live version; then libraries that others bring too. */
  sizes: string[];
  /** Checks that were left out, and why; for the history. */
  omitted: string[];
};

/** The outcome of the checks of versions that passed. */
type CheckedVersions = {
  outcomes: Map<string, CheckOutcome>;
  /** How many pages had to be rendered for the site that they were seen in. */
  rendered: number;
};

/**
 * Checks published versions, together, against what is live: paths, redirects, shared packages, origin, sizes, the addresses
 * that are live already, every page prerendered on one site that is composed with all of them, with its head, its links and
 * once more in another environment, and opened in a browser.
 * @returns the outcome of each, by name, and how many pages were rendered for it
 * @throws {DeliveryError | ContractError | AggregateError} naming what does not fit and what to do.
 */
export async function checkVersions(
  workspace: Workspace,
  candidates: readonly Candidate[],
  {
    inBrowser = false,
    links = true,
    isAnyway = false,
    isPublished,
    changes = promotionsOf(candidates),
    ...settings
  }: CheckOptions = {},
): Promise<CheckedVersions> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const names = candidates.map(({ name }) => name);
  // As if they were live: a version that is only published is refused for what would stop it from going live.
  const changed = Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, change(registry.packages[name])] as const),
  );
  const planned = withEntries(registry, changed);
  const versions = liveVersions(planned);
  // By name, as compose has them: a page may list the remotes, and is rendered again with these.
  const releases = await Promise.all(
    Object.entries(versions)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, version]) => readRelease(workspace, name, version)),
  );
  await checkNewlyLive(workspace, registry, changed);
  await checkCompatibility(workspace, planned, { names, candidates });
  const host = releases.find(({ remote }) => remote === hostName);
  const outcomes = new Map<string, CheckOutcome>(names.map((name) => [name, { sizes: [], omitted: [] }]));
  if (!host) {
    // The very first releases: there is no shell yet that pages could be seen in.
    for (const { omitted } of outcomes.values()) omitted.push('pages: there is no shell yet');
    return { outcomes, rendered: 0 };
  }
  const checked = releases.filter(({ remote }) => names.includes(remote));
  await gatherAll(checked.map(checkOrigin));
  const growth = await gatherAll(checked.map((release) => measureGrowth(workspace, release, live[release.remote])));
  for (const [at, release] of checked.entries())
    outcomes
      .get(release.remote)
      ?.sizes.push(...(growth[at] ?? []), ...(await describeCopies(workspace, release, releases)));
  const posts = settings.posts ?? (await readLivePosts(workspace));
  // Live releases that can be fetched were, when the sizes were compared; a release that replaces a damaged one must not depend on it.
  const before = await Promise.all(
    names.map((name) => (live[name] === undefined ? undefined : readIfHere(workspace, name, live[name]))),
  );
  const givenUp = checkAddresses(
    before.filter((release) => release !== undefined),
    { releases, retired: retiredRedirects(planned), posts },
    isPublished,
  );
  const inputs = { ...settings, registry: planned, versions, posts, documents: toolDocuments(workspace), candidates };
  const remotes = releases.filter((release) => release !== host);
  const linked = links ? { givenUp, isAnyway } : undefined;
  const site = await composeVersions(workspace, inputs);
  const omitted = await checkPages(workspace, { inputs, site }, { host, remotes, checked }, { inBrowser, linked });
  for (const [name, reasons] of omitted) outcomes.get(name)?.omitted.push(...reasons);
  return { outcomes, rendered: site.rendered };
}

const promotionsOf = (candidates: readonly Candidate[]): Record<string, EntryChange> =>
  Object.fromEntries(candidates.map(({ name, version }) => [name, promoteTo(version)]));
