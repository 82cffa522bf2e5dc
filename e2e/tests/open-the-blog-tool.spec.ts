import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

/** The frame around all routes (specification §2). */
async function expectFrame(page: Page): Promise<void> {
  // Room for the shortcuts beside the page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link')).toBeVisible();
}

test("the tool's page has its title and stays out of search before its script runs", async ({ page, request }) => {
  const html = await (await request.get('/native-blogs')).text();
  expect(html).toContain('<title>Blog Management | Corvane</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  await openPage(page, '/native-blogs');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Corvane, home' }).click();
  await expect(page).toHaveTitle(/^Corvane|Corvane$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the heading is there before the scripts, and does not move', async ({ page }) => {
  const gate = createGate();
  await page.route('**/shell.entry.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/native-blogs', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Blog Management' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Loading…')).toBeVisible();
  await expectFrame(page);
  const { x, y } = (await heading.boundingBox()) ?? {};
  gate.open();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'New Blog Post' })).toBeVisible();
  expect(await heading.boundingBox()).toMatchObject({ x, y });
  await expectFrame(page);
});

test('when its scripts fail to load, the page offers to load it again', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/shell.entry.js', (route) => route.abort());
  const refused = page.waitForEvent('console', (message) => message.text().includes('Failed to load resource'));
  await page.goto('/native-blogs');
  // Asked for behind the first paint: a quick test has loaded the page again by then.
  await refused;
  const reload = page.getByRole('link', { name: 'Reload the page' });
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(reload).toBeHidden();
  // Ten seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(reload).toBeVisible();
  await expectFrame(page);
  await page.unroute('**/shell.entry.js');
  await reload.click();
  await expect(page.getByRole('button', { name: 'New Blog Post' })).toBeVisible();
});

test('when a tool does not come, what says so moves nothing', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  expectConsole(/mfe-blog-admin/);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route('**/assets/mfe-blog-admin/**', (route) => route.abort());
  const sumShifts = await watchShifts(page);
  await page.goto('/draft');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await sumShifts()).toBeLessThanOrEqual(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/native-blogs');
    // Not by text: Playwright looks for none in this element.
    const need = page.locator('main noscript p');
    await expect(need).toHaveText('This tool needs JavaScript. Allow it for this page, and reload.');
    await expect(need).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
    await expectFrame(page);
  });
});
