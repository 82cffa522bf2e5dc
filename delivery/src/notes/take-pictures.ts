import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../checks/browser/find-browser';
import { serveSite } from '../checks/browser/serve-site';
import { waitForHydration } from '../checks/browser/wait-for-hydration';
import type { Workspace } from '../workspace';
import type { Change } from './change';
import type { PageNote } from './compare-pages';
import type { SiteNotes } from './compare-sites';

/** Pictures of pages as addresses with the data in them, by the page's address in the later site, or in the earlier one where it is gone. */
export type Pictures = ReadonlyMap<string, Change<string>>;

/** Width, and height at most, of what is seen of a page. */
const view = { width: 1280, height: 1800 };

/** Most pages that have pictures. */
const maxPages = 40;

/** How long in ms a page may take, on a busy machine too. */
const longestLook = 30_000;

/** Largest picture in bytes, and the qualities that are tried for it, the best first. */
const maxBytes = 150_000;
const qualities = [70, 45, 20, 5];

/** Pictures of the pages that have changed, as far as there are any; and why some have none. */
export async function takePictures(
  workspace: Workspace,
  { before, after, pages }: SiteNotes,
): Promise<{ pictures: Pictures; warnings: string[] }> {
  const program = findBrowser(workspace.environment.browser);
  if (program === undefined)
    return {
      pictures: new Map(),
      warnings: ['No pictures: no browser was found. Install Chromium, or set CHROMIUM_PATH'],
    };
  const shown = pages.slice(0, maxPages);
  const warnings = shown.length < pages.length ? [`Pictures of the first ${maxPages} of ${pages.length} changes`] : [];
  if (shown.length === 0) return { pictures: new Map(), warnings };
  const opened = await Promise.all([before, after].map(async (id) => serveSite(workspace, join(workspace.sites, id))));
  const [origin, laterOrigin] = opened.map((server) => server.origin) as [string, string];
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    });
    const limit = pLimit(2);
    const take = (address: string | undefined) =>
      limit(async () => {
        if (address === undefined) return undefined;
        try {
          return await takePicture(browser, address);
        } catch (error) {
          warnings.push(`No picture of ${address.replace(/^https?:..[^/]+/, '')}: ${String(error).split('\n')[0]}`);
          return undefined;
        }
      });
    try {
      const taken = shown.map(async (page) => {
        const place = placesOf(page);
        const [one, other] = await Promise.all([
          take(place.before && origin + place.before),
          take(place.after && laterOrigin + place.after),
        ]);
        return [page.locations[0] ?? '', { before: one, after: other }] as const;
      });
      return { pictures: new Map(await Promise.all(taken)), warnings };
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(opened.map((server) => server.stop()));
  }
}

/** Where a page is in each of the two sites. */
function placesOf({ kind, locations: [location], from }: PageNote): Change<string> {
  if (kind === 'new') return { after: location };
  if (kind === 'gone') return { before: location };
  return { before: from?.location ?? location, after: location };
}

async function takePicture(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', viewport: view });
  try {
    const page = await context.newPage();
    await page.goto(address, { timeout: longestLook });
    // A page whose script fails is shown as it stands.
    await waitForHydration(page).catch(() => {});
    await page.waitForLoadState('networkidle', { timeout: longestLook }).catch(() => {});
    return await readPicture(page);
  } finally {
    await context.close();
  }
}

/** What is seen of a page, small enough to stand in another one. Playwright itself writes no WebP, which is half as large. */
async function readPicture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  let data = '';
  for (const quality of qualities) {
    ({ data } = await session.send('Page.captureScreenshot', { format: 'webp', quality }));
    if (Buffer.byteLength(data, 'base64') <= maxBytes) break;
  }
  return `data:image/webp;base64,${data}`;
}
