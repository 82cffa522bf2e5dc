import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { parseSiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { siteContentsPath, siteContentsSchema } from 'kit/search/site-contents';
import type { ComposedSite } from '../compose/compose-versions';
import { planPages } from '../compose/plan/plan-pages';
import type { PlannedPage } from '../compose/plan/planned-page';
import { readSiteDefinition } from '../compose/plan/read-site-definition';
import { withContents } from '../compose/plan/with-contents';
import type { RenderedVersions } from '../compose/render/describe-page';
import { listConnectOrigins } from '../compose/render/list-asset-origins';
import type { SiteInputs } from '../compose/site-inputs';
import { readJson } from '../files/read-json';
import type { Workspace } from '../workspace';
import { checkInBrowser } from './check-in-browser';
import { findBrokenFallbacks, refuseBrokenFallbacks } from './pages/check-fallbacks';
import { findWrongForms, refuseForms } from './pages/check-forms';
import { type Finding, findWrongHeads, type RenderedPage, refuseHeads } from './pages/check-heads';
import { checkLinks } from './pages/check-links';
import { findLackingPart, refuseLackingPart } from './pages/check-policy-part';
import { findDifferentPages, refuseDifferentPages } from './pages/check-second-render';
import { type FindAgain, leaveOutOthers } from './pages/leave-out-others';
import { selectPages } from './pages/select-pages';
import { passAnyway } from './pass-anyway';

/** The releases of a site, and those of them that are checked. */
type CheckedReleases = { host: Release; remotes: readonly Release[]; checked: readonly Release[] };

/** How pages are checked: whether in a browser, and their links, with the addresses that are given up, unless those are left out. */
type PageChecks = { inBrowser: boolean; linked: { givenUp: readonly string[]; isAnyway: boolean } | undefined };

/** Checks the pages of releases in the site that is composed with them. @returns what was left out, and why, by name */
export async function checkPages(
  workspace: Workspace,
  { inputs, site }: { inputs: SiteInputs; site: ComposedSite },
  { host, remotes, checked }: CheckedReleases,
  { inBrowser, linked }: PageChecks,
): Promise<Map<string, string[]>> {
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
  const leaveOut = (found: readonly Finding[], find: FindAgain) =>
    leaveOutOthers(workspace, inputs, shownWith, found, find);
  const findIn = async (find: FindAgain) => leaveOut(await find(shownWith, rendered), find);
  refuseBrokenFallbacks(await findIn((shown, pages) => findBrokenFallbacks(workspace, shown, pages)));
  refuseHeads(await findIn((shown, pages) => findWrongHeads(pages, shown.definition)));
  // A shell has another definition for the pages of all.
  const isForAll = checked.includes(host);
  const wrongForms = await findWrongForms(isForAll ? readWhole() : rendered, definition);
  refuseForms(await leaveOut(wrongForms, (shown, pages) => findWrongForms(pages, shown.definition)));
  const policyPages = whole.filter(({ location }) => location === definition.security.policy.page);
  const lacking = findLackingPart(isForAll ? await Promise.all(policyPages.map(read)) : rendered, definition);
  const lackingAlone = await leaveOut(lacking, (shown, pages) => findLackingPart(pages, shown.definition));
  refuseLackingPart(lackingAlone, definition);
  let passed: string[] = [];
  if (linked) {
    const file = join(folder, siteIndexFile);
    const { redirects } = parseSiteIndex(JSON.parse(await readFile(file, 'utf8')), file);
    // A link to a page that is given up would lead nowhere.
    const targets = {
      planned,
      redirects: Object.keys(redirects),
      origin: definition.origin,
      folder,
      released: checked.map(({ remote }) => remote),
      givenUp: linked.givenUp,
    };
    const pages = linked.givenUp.length > 0 ? readWhole() : rendered;
    const leadsNowhere = await passAnyway(linked.isAnyway, 'link-leads-nowhere', () => checkLinks(pages, targets));
    if (leadsNowhere) passed = ['links: --anyway'];
  }
  refuseDifferentPages(
    await findIn((shown, pages) => findDifferentPages(workspace, shown, pages, inputs.reportProgress)),
  );
  const told = (reason: string | undefined) => [...passed, ...(reason === undefined ? [] : [reason])];
  if (!inBrowser) return new Map(checked.map(({ remote }) => [remote, told('browser: --no-browser')]));
  const shown = { site: site.id, host, remotes, versions, connects: listConnectOrigins(remotes), whole };
  const unseen = await checkInBrowser(workspace, shown, inputs.reportProgress);
  return new Map(checked.map(({ remote }) => [remote, told(unseen.get(remote))]));
}
