import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser, Page } from 'playwright-core';
import { findBrowser } from '../checks/browser/find-browser';
import { launchBrowser } from '../checks/browser/launch-browser';
import { serveSite } from '../checks/browser/serve-site';
import { waitForHydration } from '../checks/browser/wait-for-hydration';
import type { Workspace } from '../workspace';
import type { Change } from './change';
import type { PageNote } from './compare-pages';
import type { SiteNotes } from './compare-sites';
import type { TextChange, TextPart } from './compare-texts';

/** Pictures of pages as addresses with the data in them, by the page's address in the later site, or in the earlier one where it is gone. */
export type Pictures = ReadonlyMap<string, Change<string>>;

/** What is seen of a page: its beginning, or around the first text that has changed. */
export const pictureSize = { width: 1280, height: 900 };

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
  const serve = (id: string) => serveSite(workspace, join(workspace.sites, id));
  const [server, laterServer] = await Promise.all([serve(before), serve(after)]);
  try {
    const browser = await launchBrowser(program);
    const limit = pLimit(2);
    const warn = (address: string, error: unknown) =>
      warnings.push(`No picture of ${new URL(address).pathname}: ${String(error).split('\n')[0]}`);
    try {
      const taken = shown.map((page) =>
        limit(async () => {
          const { before: place, after: laterPlace } = placesOf(page);
          const views = {
            before: place && server.origin + place,
            after: laterPlace && laterServer.origin + laterPlace,
          };
          return [page.locations[0] ?? '', await takePair(browser, views, page.texts, warn)] as const;
        }),
      );
      return { pictures: new Map(await Promise.all(taken)), warnings };
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all([server.stop(), laterServer.stop()]);
  }
}

/** Where a page is in each of the two sites. */
function placesOf({ kind, locations: [location], from }: PageNote): Change<string> {
  if (kind === 'new') return { after: location };
  if (kind === 'gone') return { before: location };
  return { before: from?.location ?? location, after: location };
}

/** Pictures of one page in both sites, of the same place. */
async function takePair(
  browser: Browser,
  addresses: Change<string>,
  texts: readonly TextChange[],
  warn: (address: string, error: unknown) => void,
): Promise<Change<string>> {
  const parts = texts.find(({ where }) => where === 'page')?.parts ?? [];
  const textOf = (left: TextPart['kind']) => parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
  const sides = [
    { side: 'after', address: addresses.after, text: textOf('gone') },
    { side: 'before', address: addresses.before, text: textOf('new') },
  ] as const;
  const pictures: { before?: string; after?: string } = {};
  let top = 0;
  // First where the text is: the place in the other site is at the same height.
  for (const { side, address, text } of sides.toSorted((one, other) => Number(!one.text) - Number(!other.text))) {
    if (address === undefined) continue;
    try {
      const taken = await takePicture(browser, address, { text, top });
      top = taken.top;
      pictures[side] = taken.picture;
    } catch (error) {
      warn(address, error);
    }
  }
  return pictures;
}

/** @param place a text to show, or how far to scroll where the page has none @returns the picture, and how far it is scrolled */
async function takePicture(
  browser: Browser,
  address: string,
  place: { text: string; top: number },
): Promise<{ picture: string; top: number }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', viewport: pictureSize });
  try {
    const page = await context.newPage();
    await page.goto(address, { timeout: longestLook });
    // A page whose script fails is shown as it stands.
    await waitForHydration(page).catch(() => {});
    const top = await page.evaluate(scrollTo, place);
    await page.waitForLoadState('networkidle', { timeout: longestLook }).catch(() => {});
    return { picture: await readPicture(page), top };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function scrollTo({ text, top }: { text: string; top: number }): number {
  const place = [...document.querySelectorAll('main *')].findLast(
    (element) => text !== '' && (element.textContent ?? '').replace(/\s+/g, ' ').includes(text),
  );
  // What is in the first view already needs no other one.
  if (place === undefined) window.scrollTo({ top, behavior: 'instant' });
  else if (place.getBoundingClientRect().bottom > window.innerHeight)
    place.scrollIntoView({ block: 'center', behavior: 'instant' });
  return window.scrollY;
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
