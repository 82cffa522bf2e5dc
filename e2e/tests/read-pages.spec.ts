import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { listPages, listRoutePages } from '../harness/list-routes';
import { openPage } from '../harness/open-page';
import { selectTemplates } from '../harness/templates';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';
import { watchShifts } from '../harness/watch-shifts';
import { delayTypefaces, expectFirstPicture } from './first-view';
import { expectForcedColours } from './forced-colours';
import { expectLayout } from './page-layout';

// One page of each route is opened once, unless it is like another, at first as somebody sees it who has not asked for less
// motion. Axe, the dark scheme and forced colours are for the 14 templates: with axe a release opens every page before it is live.
// `prove pages` opens every page, and tries axe and colours on one of each route, on a phone too.

const routePages = listRoutePages();
const templatePages = new Set(selectTemplates(undefined).map(({ path }) => path));

/** Pages of the same parts as one that is opened here (`harness/templates.ts`). */
const alike: ReadonlySet<string> = new Set([
  ...['/lp2', '/lp3', '/products/mag', '/tech-partner', '/our-solution', '/privacy', '/imprint'],
  ...['/news', '/events', '/podcasts', '/reports', '/magazine', '/product-documentation'],
  ...['/solutions/automated-manufacturing', '/industries/automotive-industry'],
  ...['/products/fleet-manager', '/products/integrator'],
]);
const unlike = [...routePages].filter((path) => !alike.has(path));

for (const path of isThorough ? listPages() : unlike) {
  const isTemplate = templatePages.has(path) || (isThorough && routePages.has(path));
  test(`${path} hydrates silently and unchanged`, async ({ page, expectConsole }) => {
    if (path === '/nowhere') expectConsole(/status of 404/);
    await keepPrerenderedText(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await delayTypefaces(page);
    const sumShifts = await watchShifts(page);
    await openPage(page, path);
    // Content that a page loads of its own accord, as the blog tool does its posts.
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect.soft(await sumShifts(), 'moved by itself').toBeLessThanOrEqual(0.01);
    await expectFirstPicture(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/ \| Corvane$/);
    // The claims count up where motion is allowed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A page that the browser alone renders has no text yet (architecture §9 The contract).
    if (!['/native-blogs', '/draft'].includes(path)) await expectSameText(page);
    await expectLayout(page, 320);
    await expectLayout(page, 390);
    if (isTemplate) await expectNoViolations(page);
    await expectLayout(page, 800);
    await expectLayout(page, 1440);
    await expectFirstPicture(page);
    if (!isTemplate) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, 'colours');
    await expectForcedColours(page, 1440);
    if (isThorough) await expectForcedColours(page, 390);
  });
}

/** Keeps the text of the page before a script of the site has run: they start when the document is complete. */
const keepPrerenderedText = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'prerenderedText', document.querySelector('main')?.textContent);
    }),
  );

async function expectSameText(page: Page): Promise<void> {
  const normalise = (text: unknown) => (typeof text === 'string' ? text.replace(/\s+/g, ' ') : '');
  const prerendered = normalise(await page.evaluate(() => Reflect.get(window, 'prerenderedText')));
  // A page that somebody has just created says little more than its name.
  expect(prerendered.trim(), 'text of the page as it comes').not.toBe('');
  const readText = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true);
      if (!(main instanceof Element)) throw new Error('There is no main element');
      // Only there with the script: the list that completes country codes, and the way onto the visitor's own list.
      for (const list of main.querySelectorAll('datalist')) list.remove();
      for (const button of main.querySelectorAll('button'))
        if (button.textContent.startsWith('Add to list')) button.remove();
      return main.textContent;
    });
  await expect.poll(async () => normalise(await readText())).toBe(prerendered);
}
