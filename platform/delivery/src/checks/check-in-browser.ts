import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import type { PlannedPage } from '../compose/plan/planned-page';
import type { Candidate } from '../compose/site-inputs';
import type { Workspace } from '../workspace';
import { leaveOutLivePosts } from './browser/leave-out-live-posts';
import { type PageFailure, refusePageFailures } from './browser/refuse-page-failures';
import { sourceOf } from './pages/select-pages';
import { recordPass, wasPassed } from './pass-once';

const require = createRequire(import.meta.url);

/** The pages of each version to open, on a site that was composed with these versions. */
type BrowserCheck = {
  /** Id of the site. */
  site: string;
  /** The shell that draws the pages. */
  host: Release;
  remotes: readonly Release[];
  versions: readonly { release: Release; pages: readonly PlannedPage[] }[];
  /** Other origins that pages of the site fetch from. */
  connects: readonly string[];
  /** Every page of the site: links of those that are opened lead there. */
  whole: readonly PlannedPage[];
};

/**
 * Opens pages of versions in a real browser, unless they were before, and reaches each by a link within the site: the console
 * stays empty, every page hydrates, and axe finds nothing but what staff wrote and readers have already.
 * @returns of the versions that were left out, or seen without an API that did not answer or what staff wrote, by name, why
 * @throws {DeliveryError} with every page that fails and why.
 */
export async function checkInBrowser(
  workspace: Workspace,
  { site, host, remotes, versions, connects, whole }: BrowserCheck,
  reportProgress?: ReportProgress,
): Promise<Map<string, string>> {
  const omitted = new Map<string, string>();
  const opened: (typeof versions)[number][] = [];
  for (const version of versions) {
    const { remote, origin } = version.release;
    // Files of another origin are uploaded once the version is published: no browser finds them before.
    if (origin !== undefined) omitted.set(remote, `browser: the files will be at ${origin}`);
    else if (!wasInBrowser(workspace, candidateOf(version.release), host.version)) opened.push(version);
  }
  if (opened.length === 0) return omitted;
  // Loaded only here: the driver of the browser takes longer to load than a site to switch.
  const { findBrowser }: typeof import('./browser/find-browser') = require('./browser/find-browser.ts');
  const browser = findBrowser(workspace.environment.browser);
  if (browser === undefined) {
    for (const { release } of opened)
      omitted.set(release.remote, 'browser: none was found. Install Chromium, or set CHROMIUM_PATH');
    return omitted;
  }
  const { lookAtPages }: typeof import('./browser/look-at-pages') = require('./browser/look-at-pages.ts');
  const pages = [...new Set(opened.flatMap((one) => one.pages))].map(({ location, owner, page, posts }) => ({
    location,
    source: sourceOf(owner),
    isLinked: page.kind === 'route',
    post: posts?.post?.title,
  }));
  const paths = whole.flatMap(({ page }) => (page.kind === 'route' ? page.location : []));
  const looked = { browser, pages, paths, connects, remotes, reportProgress };
  const { failures: found, silent } = await lookAtPages(workspace, join(workspace.sites, site), looked);
  const { failures, ofPosts } = await leaveOutLivePosts(workspace, found, { browser, connects }, lookAtPages);
  const candidates = opened.map(({ release }) => candidateOf(release));
  refusePageFailures(candidates, failures);
  for (const { release, pages: ofVersion } of opened) {
    const without = [...silent].filter(([origin]) => release.connects?.includes(origin));
    const written = ofPosts.filter(({ location }) => ofVersion.some((page) => page.location === location));
    const left = [
      ...without.map(([origin, text]) => `what ${origin} sends (${text})`),
      ...written.map(describeWritten),
    ];
    if (left.length > 0) omitted.set(release.remote, `browser: ${left.join(', ')}`);
  }
  for (const candidate of candidates) await recordPass(workspace, passOf(candidate, host.version));
  return omitted;
}

/** Describes a fault in a post by staff, with the rule of axe that it breaks. */
const describeWritten = ({ location, post, reason }: PageFailure) =>
  `what staff wrote in the post “${post}” (${location} is live with the same, ${reason.split(': ').slice(0, 2).join(' ')}; they can change it with the blog tool)`;

/** Whether a version was opened in a browser before, with the same shell. */
export const wasInBrowser = (workspace: Workspace, candidate: Candidate, host: string) =>
  wasPassed(workspace, passOf(candidate, host));

const candidateOf = ({ remote, version }: Release): Candidate => ({ name: remote, version });

const passOf = ({ name, version }: Candidate, host: string) => ['in browser, and by a link', name, version, host];
