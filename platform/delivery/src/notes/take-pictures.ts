import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../checks/browser/find-browser';
import { launchBrowser } from '../checks/browser/launch-browser';
import { serveSite } from '../checks/browser/serve-site';
import { waitForHydration } from '../checks/browser/wait-for-hydration';
import type { Workspace } from '../workspace';
import type { PageNote } from './compare-pages';
import type { SiteNotes } from './compare-sites';
import type { Change } from './compare-texts';

/** A page that has changed, and its pictures in the two sites as addresses with the data in them. */
export type PagePictures = { page: PageNote; pictures: Change<string> };

/** Most pages that have pictures. */
const maxPages = 40;

/** How long in ms a page may take, on a busy machine too. */
const timeout = 30_000;

/** Pictures of the pages that have changed, as far as there are any; and why some have none. */
export async function takePictures(
  workspace: Workspace,
  { before, after, pages }: SiteNotes,
): Promise<{ taken: PagePictures[]; warnings: string[] }> {
  const program = findBrowser(workspace.environment.browser);
  if (program === undefined)
    return { taken: [], warnings: ['No pictures: no browser was found. Install Chromium, or set CHROMIUM_PATH'] };
  const shown = pages.slice(0, maxPages);
  const warnings = shown.length < pages.length ? [`Pictures of the first ${maxPages} of ${pages.length} changes`] : [];
  const servers = await Promise.all([before, after].map((id) => serveSite(workspace, join(workspace.sites, id))));
  try {
    const browser = await launchBrowser(program);
    const [earlier = '', later = ''] = servers.map(({ origin }) => origin);
    const limit = pLimit(2);
    const take = async (page: PageNote): Promise<PagePictures> => {
      try {
        return { page, pictures: await takePair(browser, page, { before: earlier, after: later }) };
      } catch (error) {
        warnings.push(`No pictures of ${page.locations[0]}: ${String(error).split('\n')[0]}`);
        return { page, pictures: {} };
      }
    };
    try {
      return { taken: await Promise.all(shown.map((page) => limit(take, page))), warnings };
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Pictures of one page in both sites, of the same place: where the first text that differs is. */
async function takePair(
  browser: Browser,
  { kind, locations: [location = ''], from, texts: [text] }: PageNote,
  origins: Required<Change<string>>,
): Promise<Change<string>> {
  const addresses = {
    before: kind === 'new' ? undefined : `${origins.before}${from?.location ?? location}`,
    after: kind === 'gone' ? undefined : `${origins.after}${location}`,
  };
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
  });
  const pictures: Change<string> = {};
  let top = 0;
  try {
    // First where the text is: the place in the other site is at the same height.
    for (const side of text?.after === undefined ? (['before', 'after'] as const) : (['after', 'before'] as const)) {
      const address = addresses[side];
      if (address === undefined) continue;
      const page = await context.newPage();
      await page.goto(address, { timeout });
      // A page whose script fails, or that never rests, is shown as it stands.
      await waitForHydration(page).catch(() => {});
      const found = text?.[side] === undefined ? [] : await page.getByText(text[side].slice(0, 300)).all();
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await found.at(-1)?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      top = await page.evaluate(() => window.scrollY);
      await page.waitForLoadState('networkidle', { timeout }).catch(() => {});
      const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
      pictures[side] = `data:image/jpeg;base64,${picture.toString('base64')}`;
    }
    return pictures;
  } finally {
    await context.close();
  }
}
