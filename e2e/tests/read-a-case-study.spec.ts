import { expect, type Page, type Route } from '@playwright/test';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('an unknown case study is a 404 on server and in browser, and no failure', async ({ page, request }) => {
  expect((await request.get('/case-study/no-such-plant')).status()).toBe(404);
  await openPage(page, '/case-studies');
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => {
    if (['document', 'ping'].includes(request.resourceType())) told.push(request.url());
  });
  await followAddress(page, '/case-study/no-such-plant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  // Nothing is logged or reported, and no document loaded.
  expect(told).toEqual([]);
});

test.describe('the texts of a case study, in a script of their own', () => {
  const texts = /Two lines, a full pallet every 90 seconds/;
  const part = (page: Page) => page.getByRole('region', { name: texts });
  /** Handles the script of the texts with `meet`, and lets all others through. */
  const meetTexts = (page: Page, meet: (route: Route) => Promise<void>) =>
    page.route('**/assets/mfe-marketing/**/*.js', async (route) => {
      const response = await route.fetch();
      await (texts.test(await response.text()) ? meet(route) : route.fulfill({ response }));
    });

  test('may fail: the page stays as it is, and asks for them once or twice', async ({ page, expectConsole }) => {
    let count = 0;
    await meetTexts(page, async (route) => {
      count += 1;
      await route.abort();
    });
    expectConsole(/ERR_FAILED/);
    expectConsole(/Loading chunk/);
    // The page's JSON-LD, which its copy has as well.
    expectConsole(/requires 'TrustedScript'/);
    await page.goto('/case-study/nordhavn-bottling');
    await expect.poll(() => count).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(count).toBeLessThanOrEqual(2);
    await expect(part(page)).toBeVisible();
  });
});
