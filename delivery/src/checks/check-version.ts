import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { liveSite } from '../compose/activate/switch-site';
import { type ComposedSite, composeVersions } from '../compose/compose-versions';
import { describeRemote } from '../compose/plan/describe-remote';
import { type PlannedPage, planPages } from '../compose/plan/plan-pages';
import type { Candidate } from '../compose/site-inputs';
import { type ComposeSettings, type SiteInputs, toolDocuments } from '../compose/site-inputs';
import { readLivePosts } from '../posts/live-posts';
import { readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { readRelease } from '../releases/read-release';
import { readWholeRelease } from '../releases/read-whole-release';
import { hostName, type Workspace } from '../workspace';
import { checkSizes, formatSizes, measureRoutes } from './check-byte-budget';
import { checkInBrowser } from './check-in-browser';
import { checkOrigin } from './check-origin';
import { checkRouteConflicts } from './check-route-conflicts';
import { checkSharedPackages } from './check-shared-packages';
import { checkHeads } from './pages/check-heads';
import { checkSecondRender } from './pages/check-second-render';
import { selectPages } from './pages/select-pages';

/** How a version is checked. */
export type CheckOptions = Pick<ComposeSettings, 'isQuick' | 'reportProgress'> & {
  /** Whether its pages are opened in a browser as well, where there is one. */
  inBrowser?: boolean | undefined;
  /** Versions of other packages that go live together with it. */
  alongside?: Readonly<Record<string, string>> | undefined;
};

/** What came of the checks of a version that passed. */
export type CheckOutcome = {
  /** Lines of a table with the bytes of scripts of each route, beside those of the live version. */
  sizes: string[];
  /** Checks that were left out, and why; for the history. */
  omitted: string[];
};

/**
 * Checks a published version against what is live: paths, shared packages, origin, sizes, every page prerendered, with its
 * head and once more in other surroundings, and opened in a browser.
 * @throws {DeliveryError | ContractError} naming what does not fit and what to do.
 */
export async function checkVersion(
  workspace: Workspace,
  candidate: Candidate,
  { inBrowser = false, alongside = {}, ...settings }: CheckOptions = {},
): Promise<CheckOutcome> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  const versions = { ...live, ...alongside, [candidate.name]: candidate.version };
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRelease(workspace, name, version)),
  );
  checkRouteConflicts(releases, candidate.name);
  const release = releases.find(({ remote }) => remote === candidate.name);
  const host = releases.find(({ remote }) => remote === hostName);
  // The very first releases: there is no shell yet that pages could be seen in.
  if (!release || !host) return { sizes: [], omitted: ['pages: there is no shell yet'] };
  await checkOrigin(release);
  // A new shell has to fit every remote.
  const affected = release === host ? releases : [release];
  for (const one of affected) checkSharedPackages(one, host);
  const sizes = await checkRouteSizes(workspace, { affected, host, live });
  // Nothing is live that could break, and the compose that follows renders every page and names those that fail.
  if (settings.isQuick && (await liveSite(workspace)) === null)
    return { sizes, omitted: ['pages: nothing was composed yet'] };
  const posts = await readLivePosts(workspace);
  const documents = toolDocuments(workspace);
  const inputs = { ...settings, registry, versions, posts, documents, candidates: [candidate] };
  const site = await composeVersions(workspace, inputs);
  const pages = await checkPages(workspace, { release, host, releases, inputs, site });
  // Files of another origin are uploaded once the version is published: no browser finds them before.
  if (inBrowser && release.origin) return { sizes, omitted: [`browser: the files will be at ${release.origin}`] };
  const opened = { site: site.id, pages, host: host.version, isWanted: inBrowser };
  return { sizes, omitted: await checkInBrowser(workspace, candidate, opened) };
}

type ComposedCandidate = {
  release: Release;
  host: Release;
  releases: readonly Release[];
  inputs: SiteInputs;
  site: ComposedSite;
};

/** Checks the pages of a version in the site that was composed with it. @returns the pages */
async function checkPages(
  workspace: Workspace,
  { release, host, releases, inputs, site }: ComposedCandidate,
): Promise<PlannedPage[]> {
  const remotes = releases.filter((one) => one !== host);
  const plan = planPages(remotes, inputs.posts, inputs.documents).pages;
  const isLeftOut = ({ location }: PlannedPage) => site.leftOut.some((page) => page.location === location);
  const pages = selectPages(release, plan).filter((page) => !isLeftOut(page));
  const rendered = await Promise.all(
    pages.map(async (page) => ({
      page,
      html: await readFile(join(workspace.sites, site.id, page.file), 'utf8'),
    })),
  );
  checkHeads(rendered);
  const composed = remotes.map(describeRemote);
  await checkSecondRender(workspace, { id: site.id, host, remotes, composed }, rendered);
  return pages;
}

type Measuring = { affected: readonly Release[]; host: Release; live: Readonly<Record<string, string>> };

/** @returns lines of a table with the growth of each route since the live versions */
async function checkRouteSizes(workspace: Workspace, { affected, host, live }: Measuring): Promise<string[]> {
  const liveHostVersion = live[hostName];
  const isHostLive = liveHostVersion === undefined || liveHostVersion === host.version;
  const liveHost = (!isHostLive && (await readWholeRelease(workspace, hostName, liveHostVersion))) || host;
  const table: string[] = [];
  for (const release of affected) {
    const sizes = await measureRoutes(workspace, release, host);
    const liveVersion = live[release.remote];
    const before = liveVersion && (await readWholeRelease(workspace, release.remote, liveVersion));
    const sizesBefore = before ? await measureRoutes(workspace, before, liveHost) : [];
    checkSizes(release.remote, sizes, sizesBefore);
    table.push(...formatSizes(sizes, sizesBefore));
  }
  return table;
}
