import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

// Styles of what is below the first view come after it, in one file (ADR 0083).

const laterStyles = '**/assets/later-styles/**';

/** The stylesheets that a page has asked for, in their order. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test('the first view is painted while the other styles are on their way; nothing shows without them, nothing moves', async ({
  page,
}) => {
  const gate = createGate();
  await page.route(laterStyles, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const sumShifts = await watchShifts(page);
  await page.goto('/products/syncos', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // What is not there cannot be seen unstyled.
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  gate.open();
  await waitForHydration(page);
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(22, 24, 27)');
  expect(await sumShifts()).toBeLessThan(0.001);
});

test('no style that a page has inlined is fetched, and those that came later outlive the first page', async ({
  page,
}) => {
  const requests = listRequests(page);
  await openPage(page, '/products/syncos');
  expect(requests).toEqual([expect.stringMatching(/^\/assets\/later-styles\/mfe-products\//)]);
  expect(await page.locator('#root link[rel=stylesheet]').count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(22, 24, 27)');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SyncOS runs the plant as one');
  expect(requests.filter((path) => path.includes('mfe-products') || path.includes('shell'))).toHaveLength(1);
});

test('without them a page can be read, and its script runs', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(laterStyles, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/products/syncos');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
});

/** Whether the last section of a page is laid out. */
const isLastSectionLaidOut = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector('main > * > section:last-of-type > *');
    return inside?.checkVisibility({ contentVisibilityAuto: true });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a section far below is laid out when it comes near, and on paper', async ({ page }) => {
    await page.goto('/use-cases/automated-material');
    expect(await isLastSectionLaidOut(page)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    // Polled, as another medium is laid out with the next frame.
    await expect.poll(() => isLastSectionLaidOut(page)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('main > * > section').last().scrollIntoViewIfNeeded();
    await expect.poll(() => isLastSectionLaidOut(page)).toBe(true);
  });
});

test('all sections are laid out once a page is interactive', async ({ page }) => {
  await openPage(page, '/use-cases/automated-material');
  await expect.poll(() => isLastSectionLaidOut(page)).toBe(true);
  await expect(page.locator('[style*=content-visibility]')).toHaveCount(0);
});

test('an address that names a section below shows it, and it stays in its place', async ({ page }) => {
  await openPage(page, '/#questions');
  await expect.poll(() => isLastSectionLaidOut(page)).toBe(true);
  const heading = page.getByRole('heading', { name: 'Frequently asked questions' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
  await expect(heading).toBeInViewport();
});
