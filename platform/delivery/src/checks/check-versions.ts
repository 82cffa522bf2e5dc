import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { parseSiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { siteContentsPath, siteContentsSchema } from 'kit/search/site-contents';
import { type ComposedSite, composeVersions } from '../compose/compose-versions';
import { planPages } from '../compose/plan/plan-pages';
import type { PlannedPage } from '../compose/plan/planned-page';
import { readSiteDefinition } from '../compose/plan/read-site-definition';
import { withContents } from '../compose/plan/with-contents';
import type { RenderedVersions } from '../compose/render/describe-page';
import { listConnectOrigins } from '../compose/render/list-asset-origins';
import { type Candidate, type ComposeSettings, type SiteInputs, toolDocuments } from '../compose/site-inputs';
import { gatherAll } from '../files/gather-all';
import { readJson } from '../files/read-json';
import { readLivePosts } from '../posts/live-posts';
import { readRegistry } from '../registry/open-registry';
import { type EntryChange, liveVersions, promoteTo, retiredRedirects, withEntries } from '../registry/registry';
import { checkCompatibility } from '../releases/check-compatibility';
import { readIfHere, readRelease } from '../releases/read-release';
import { checkNewlyLive } from '../signatures/check-signature';
import { hostName, type Workspace } from '../workspace';
import { checkAddresses } from './check-addresses';
import { measureGrowth } from './check-byte-budget';
import { checkInBrowser } from './check-in-browser';
import { checkOrigin } from './check-origin';
import { findWrongForms, refuseForms } from './pages/check-forms';
import { findWrongHeads, type RenderedPage, refuseHeads } from './pages/check-heads';
import { checkLinks } from './pages/check-links';
import { findLackingPart, refuseLackingPart } from './pages/check-policy-part';
import { findDifferentPages, refuseDifferentPages } from './pages/check-second-render';
import { leaveOutOthers } from './pages/leave-out-others';
import { selectPages } from './pages/select-pages';

/** How versions are checked. */
export type CheckOptions = Pick<ComposeSettings, 'posts' | 'reportProgress'> & {
  /** Whether their pages are opened in a browser as well, where there is one. */
  inBrowser?: boolean | undefined;
  /** Whether links are followed to what is there; they are when absent. */
  links?: boolean | undefined;
  /** What changes, by package; the promotions of the candidates when absent. */
  changes?: Readonly<Record<string, EntryChange>> | undefined;
};

/** What came of the checks of a version that passed. */
type CheckOutcome = {
  /** Lines of a table with the bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
  /** Checks that were left out, and why; for the history. */
  omitted: string[];
};

/** What came of the checks of versions that passed. */
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
  { inBrowser = false, links = true, changes = promotionsOf(candidates), ...settings }: CheckOptions = {},
): Promise<CheckedVersions> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const names = candidates.map(({ name }) => name);
  // As it would be with them: a version that is only published is refused by what stops it from going live.
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
  for (const [at, { remote }] of checked.entries()) outcomes.get(remote)?.sizes.push(...(growth[at] ?? []));
  const posts = settings.posts ?? (await readLivePosts(workspace));
  // What can be fetched was, when the sizes were compared; what replaces a damaged one must not depend on it.
  const before = await Promise.all(
    names.map((name) => (live[name] === undefined ? undefined : readIfHere(workspace, name, live[name]))),
  );
  const givenUp = checkAddresses(
    before.filter((release) => release !== undefined),
    { releases, retired: retiredRedirects(planned), posts },
  );
  const inputs = { ...settings, registry: planned, versions, posts, documents: toolDocuments(workspace), candidates };
  const remotes = releases.filter((release) => release !== host);
  const linked = links ? { givenUp } : undefined;
  const site = await composeVersions(workspace, inputs);
  const omitted = await checkPages(workspace, { inputs, site }, { host, remotes, checked }, { inBrowser, linked });
  for (const [name, reason] of omitted) outcomes.get(name)?.omitted.push(reason);
  return { outcomes, rendered: site.rendered };
}

const promotionsOf = (candidates: readonly Candidate[]): Record<string, EntryChange> =>
  Object.fromEntries(candidates.map(({ name, version }) => [name, promoteTo(version)]));

/** The releases of a site, and those of them that are checked. */
type CheckedReleases = { host: Release; remotes: readonly Release[]; checked: readonly Release[] };

/** How pages are checked: whether in a browser, and their links, with the addresses that are given up, unless those are left out. */
type PageChecks = { inBrowser: boolean; linked: { givenUp: readonly string[] } | undefined };

/** Checks the pages of releases in the site that is composed with them. @returns why a browser was left out, by name */
async function checkPages(
  workspace: Workspace,
  { inputs, site }: { inputs: SiteInputs; site: ComposedSite },
  { host, remotes, checked }: CheckedReleases,
  { inBrowser, linked }: PageChecks,
): Promise<Map<string, string>> {
  const definition = await readSiteDefinition(workspace, host);
  const leftOut = site.leftOut.map(({ location }) => location);
  const folder = join(workspace.sites, site.id);
  const contents = await readJson(join(folder, siteContentsPath), siteContentsSchema);
  const planned = withContents(planPages(remotes, inputs.posts, inputs.documents).pages, contents);
  const whole = planned.filter(({ location }) => !leftOut.includes(location));
  const versions = checked.map((release) => ({ release, pages: selectPages(release, whole) }));
  const read = async (page: PlannedPage): Promise<RenderedPage> => ({
    page,
    html: await readFile(join(folder, page.file), 'utf8'),
  });
  const rendered = await Promise.all([...new Set(versions.flatMap(({ pages }) => pages))].map(read));
  /** All pages, of which one is in memory at a time: the HTML of a whole site may be more than there is. */
  async function* readWhole() {
    for (const page of whole) yield read(page);
  }
  const shownWith: RenderedVersions = { host, remotes, definition, basePath: '' };
  const findIn = async (find: Parameters<typeof leaveOutOthers>[4]) =>
    leaveOutOthers(workspace, inputs, shownWith, await find(shownWith, rendered), find);
  refuseHeads(await findIn((shown, pages) => findWrongHeads(pages, shown.definition)));
  // A shell has another definition for the pages of all.
  const wrongForms = await findWrongForms(checked.includes(host) ? readWhole() : rendered, definition);
  refuseForms(
    await leaveOutOthers(workspace, inputs, shownWith, wrongForms, (shown, pages) =>
      findWrongForms(pages, shown.definition),
    ),
  );
  const policyPages = whole.filter(({ location }) => location === definition.security.policy.page);
  const lacking = findLackingPart(
    checked.includes(host) ? await Promise.all(policyPages.map(read)) : rendered,
    definition,
  );
  refuseLackingPart(
    await leaveOutOthers(workspace, inputs, shownWith, lacking, (shown, pages) =>
      findLackingPart(pages, shown.definition),
    ),
    definition,
  );
  if (linked) {
    const file = join(folder, siteIndexFile);
    const { redirects } = parseSiteIndex(JSON.parse(await readFile(file, 'utf8')), file);
    // Whoever links to what is given up would link to nothing.
    await checkLinks(linked.givenUp.length > 0 ? readWhole() : rendered, {
      planned,
      redirects: Object.keys(redirects),
      origin: definition.origin,
      folder,
      released: checked.map(({ remote }) => remote),
      givenUp: linked.givenUp,
    });
  }
  refuseDifferentPages(
    await findIn((shown, pages) => findDifferentPages(workspace, shown, pages, inputs.reportProgress)),
  );
  if (!inBrowser) return new Map(checked.map(({ remote }) => [remote, 'browser: --no-browser']));
  const shown = { site: site.id, host, remotes, versions, connects: listConnectOrigins(remotes), whole };
  return checkInBrowser(workspace, shown, inputs.reportProgress);
}
