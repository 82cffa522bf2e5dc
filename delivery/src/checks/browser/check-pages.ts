import pLimit from 'p-limit';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { nameSources } from '../../releases/source-maps';
import type { Workspace } from '../../workspace';
import { findViolations } from './find-violations';
import { noteMismatches } from './note-mismatches';
import { runWithin } from './run-within';
import { serveSite } from './serve-site';
import { waitForHydration } from './wait-for-hydration';

/** What to open: paths with their query, and the file that draws each; in which browser. */
export type OpenedPages = { browser: string; pages: readonly { location: string; source: string }[] };

/** While one page waits for its scripts, another one is looked at. */
const maxPagesAtOnce = 2;

/** How long in ms a page may take, on a busy machine too. */
const longestLook = 60_000;

/** Opens pages of a composed site. @returns a line for each thing that is wrong, in the order of the pages */
export async function checkPages(workspace: Workspace, site: string, opened: OpenedPages): Promise<string[]> {
  const server = await serveSite(workspace, site);
  try {
    const browser = await chromium.launch({
      executablePath: opened.browser,
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    });
    try {
      // A page whose site has run in its profile before takes half the time; two of one profile may share a process, where one that
      // never ends would stop the other.
      const free: BrowserContext[] = [];
      const limit = pLimit(maxPagesAtOnce);
      const checked = opened.pages.map(({ location, source }) =>
        limit(async () => {
          const context = free.pop() ?? (await browser.newContext({ reducedMotion: 'reduce' }));
          const failures = await checkPage(context, server.origin + location);
          free.push(context);
          const named = await Promise.all(failures.map((failure) => nameSources(workspace, failure)));
          return named.map((failure) => `${source}: ${location}: ${failure}`);
        }),
      );
      return (await Promise.all(checked)).flat();
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function checkPage(context: BrowserContext, address: string): Promise<string[]> {
  const failures: string[] = [];
  const fail = (reason: string) => failures.push(reason);
  const page = await context.newPage();
  await noteMismatches(page);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url, lineNumber, columnNumber } = message.location();
    // Of the page itself: the page for an unknown address has that status.
    if (url === address && /status of 404/.test(message.text())) return;
    fail(`${message.text()}${url ? `\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}` : ''}`);
  });
  page.on('pageerror', (error) => fail(error.stack ?? error.message));
  const looked = await runWithin(page, longestLook, () => lookAt(page, address));
  failures.push(...('stuck' in looked ? [looked.stuck] : looked.value));
  await page.close();
  return failures;
}

/** Opens a page. @returns what is wrong with it, besides what it writes to the console */
async function lookAt(page: Page, address: string): Promise<string[]> {
  const failures: string[] = [];
  // As long as all of it may take: what keeps it is told then.
  await page.goto(address, { timeout: 0 });
  try {
    await waitForHydration(page);
  } catch {
    failures.push('it does not become interactive');
  }
  failures.push(...(await findViolations(page)).map((violation) => `axe: ${violation}`));
  return failures;
}
