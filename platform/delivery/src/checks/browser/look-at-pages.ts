import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from 'kit/contract/release';
import type { ReportProgress } from 'kit/presets/command-line/progress';
import pLimit from 'p-limit';
import type { BrowserContext, Page } from 'playwright-core';
import { nameSources } from '../../releases/source-maps';
import type { Workspace } from '../../workspace';
import { findNamedRemotes } from './find-named-remotes';
import { findSilentOrigin } from './find-silent-origin';
import { findViolations } from './find-violations';
import { launchBrowser } from './launch-browser';
import { noteMismatches } from './note-mismatches';
import { foundByAxe, type PageFailure } from './refuse-page-failures';
import { reloadWarning } from './reload-warning';
import { returnByLink } from './return-by-link';
import { runWithin } from './run-within';
import { serveSite } from './serve-site';
import { waitForHydration } from './wait-for-hydration';

/** A page to open. */
type OpenedPage = {
  /** Its path, with its query. */
  location: string;
  /** The file that draws it. */
  source: string;
  /** Whether visitors reach it by links within the site as well; a tool is loaded in full. */
  isLinked: boolean;
  /** Title of the post that it is the page of, if it is one. */
  post?: string | undefined;
};

/** The pages to open, in which browser, and the addresses that they may reach. */
export type OpenedPages = {
  browser: string;
  pages: readonly OpenedPage[];
  /** Addresses of the site's pages, which links may lead to. */
  paths: readonly string[];
  /** Other origins that pages fetch from. */
  connects: readonly string[];
  /** The remotes of the site. */
  remotes: readonly Release[];
  reportProgress?: ReportProgress | undefined;
};

/** The failures of the pages, in their order, and for each silent origin the request that it did not answer. */
export type LookedAt = { failures: PageFailure[]; silent: ReadonlyMap<string, string> };

/** While one page waits for its scripts, another one is looked at. */
const maxPagesAtOnce = 2;

/** How long in ms a page may take, on a busy machine too. */
const longestLook = 60_000;

/** How long in ms a page may take to close. */
const longestClose = 5_000;

/** Opens pages of a composed site. */
export async function lookAtPages(workspace: Workspace, site: string, opened: OpenedPages): Promise<LookedAt> {
  const silent = new Map<string, string>();
  const server = await serveSite(workspace, site);
  try {
    const browser = await launchBrowser(opened.browser);
    try {
      // A page whose site has run in its profile before takes half the time; two of one profile may share a process, where one that
      // never ends would stop the other.
      const free: BrowserContext[] = [];
      const limit = pLimit(maxPagesAtOnce);
      let done = 0;
      const report = () => opened.reportProgress?.('pages in the browser', done, opened.pages.length);
      report();
      const checked = opened.pages.map(({ location, source, isLinked, post }) =>
        limit(async () => {
          const context = free.pop() ?? (await browser.newContext({ reducedMotion: 'reduce' }));
          const page = await context.newPage();
          const failures = await checkPage(page, server.origin + location, {
            paths: isLinked ? opened.paths : [],
            connects: opened.connects,
            noteSilent: (origin, text) => silent.set(origin, text),
          });
          if (await closeInTime(page)) free.push(context);
          done += 1;
          report();
          return Promise.all(
            failures.map(async (failure) => ({
              location,
              source,
              post,
              reason: await nameSources(workspace, failure),
              remotes: findNamedRemotes(failure, opened.remotes),
            })),
          );
        }),
      );
      return { failures: (await Promise.all(checked)).flat(), silent };
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** The addresses that a page may reach, and the callback for an API that does not answer. */
type Surroundings = Pick<OpenedPages, 'paths' | 'connects'> & { noteSilent: (origin: string, text: string) => void };

async function checkPage(
  page: Page,
  address: string,
  { paths, connects, noteSilent }: Surroundings,
): Promise<string[]> {
  const failures: string[] = [];
  let isByLink = false;
  const fail = (reason: string) => {
    const told = isByLink ? `${byLink}${reason}` : reason;
    // A message that the page writes whenever it is shown is reported once.
    if (!isByLink || ![reason, told].some((line) => failures.includes(line))) failures.push(told);
  };
  await noteMismatches(page);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || reloadWarning.test(message.text())) return;
    const { url, lineNumber, columnNumber } = message.location();
    const origin = findSilentOrigin(message.text(), url, connects);
    if (origin !== undefined) return noteSilent(origin, message.text());
    // A message about the page itself: the page for an unknown address has that status.
    if (url === address && /status of 404/.test(message.text())) return;
    // A message of several pieces has a space between them, at the end of a line too.
    const text = message.text().replaceAll(/(?<! ) +$/gm, '');
    fail(`${text}${url ? `\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}` : ''}`);
  });
  page.on('pageerror', (error) => fail(error.stack ?? error.message));
  const looked = await runWithin(page, longestLook, async () => {
    const found = await lookAt(page, address);
    isByLink = true;
    await returnByLink(page, paths).catch((error: Error) => {
      // A page that throws is loaded in full, which ends the way; it has said why.
      if (!failures.some((line) => line.startsWith(byLink))) fail(`it does not come: ${error.message}`);
    });
    return found;
  });
  failures.push(...('stuck' in looked ? [looked.stuck] : looked.value));
  return failures;
}

/** Closes a page. @returns whether it has closed: one that does not respond any more ends with the browser */
const closeInTime = (page: Page): Promise<boolean> =>
  Promise.race([
    page.close().then(
      () => true,
      () => false,
    ),
    wait(longestClose, false, { ref: false }),
  ]);

/** Opens a page. @returns its faults, besides its messages in the console */
async function lookAt(page: Page, address: string): Promise<string[]> {
  const failures: string[] = [];
  // The limit below is for all of it: it then says what keeps the page.
  await page.goto(address, { timeout: 0 });
  try {
    await waitForHydration(page);
  } catch {
    failures.push('it does not become interactive');
  }
  failures.push(...(await findViolations(page)).map((violation) => `${foundByAxe}${violation}`));
  return failures;
}

/** The beginning of a failure of a page that was reached within the site. */
const byLink = 'reached by a link: ';
