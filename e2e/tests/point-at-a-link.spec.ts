import { expect, type Page } from '@playwright/test';
import { speculationRulesPath } from 'kit/contract/speculation-rules';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

// Scripts that never come would hold up the other pages of a shared process.
test.use({ hasOwnProfile: true });

/** Reports what the browser fetches of a page before its link is followed: as it is, and by which means. */
async function watchRequests(page: Page, path: string): Promise<() => string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  await devtools.send('Network.enable');
  const found: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (new URL(request.url).pathname === path) found.push(String(type));
  });
  return () => found;
}

const pointAt = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).hover();

test('before hydration the browser prefetches the page of a link that is pointed at', async ({ page }) => {
  await page.route('**/assets/**/*.js', () => {});
  const found = await watchRequests(page, '/about-us');
  const rules = page.waitForResponse((response) => new URL(response.url()).pathname === speculationRulesPath);
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await rules;
  await pointAt(page);
  await expect.poll(found).toEqual(['Prefetch']);
});

test('after hydration the shell does, with the first picture, and nothing twice', async ({ page }) => {
  const found = await watchRequests(page, '/about-us');
  await openPage(page, '/terms');
  const picture = page.waitForRequest(/about-hero-\d+\..*\.avif$/);
  await pointAt(page);
  await picture;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  expect(found()).toEqual(['Fetch']);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([...new Set(fetched)]);
});
