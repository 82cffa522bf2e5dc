import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { awaitSections } from '../harness/await-sections';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('an article opens from the home page without a reload, and so does the next', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const latest = page.getByRole('region', { name: 'Latest Blogs' });
  await latest.scrollIntoViewIfNeeded();
  await awaitSections(page);
  await latest.getByRole('link', { name: /^Who goes first/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Who goes first/);
  await expect(page).toHaveURL(/\/blogs\/who-goes-first$/);
  const around = page.getByRole('navigation', { name: 'Previous and next' });
  await around.getByRole('link', { name: /What a safety scanner sees/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What a safety scanner sees/);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test('without a script an article is whole: text, tables, drawing and links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/reports/sizing`);
  await expect(page.getByText('48 / 14.1')).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /163 seconds/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mixed fleets/);
  await context.close();
});

test('when the script with the texts fails, the article stays as it is', async ({
  page,
  expectConsole,
  allowConsole,
}) => {
  let count = 0;
  await page.route('**/assets/mfe-marketing/**/*.js', async (route) => {
    const response = await route.fetch();
    if (!/Signal by signal/.test(await response.text())) return route.fulfill({ response });
    count += 1;
    return route.abort();
  });
  expectConsole(/ERR_FAILED/);
  allowConsole(/Loading chunk|requires 'TrustedScript'|did not load/);
  await page.goto('/blogs/conveyor-handshake');
  await expect.poll(() => count).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: /^Signal by signal/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The handshake/);
});

test('events are available as calendars, and news and blogs as well-formed feeds', async ({ request }) => {
  const calendar = await request.get('/events/line-supply-day.ics');
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  for (const [path, count] of [
    ['/news/rss.xml', 6],
    ['/blogs/rss.xml', 7],
  ] as const) {
    // Refused where it is not well-formed.
    const { window } = new JSDOM(await (await request.get(path)).text(), { contentType: 'text/xml' });
    const items = [...window.document.querySelectorAll('item')];
    expect(items.length).toBeGreaterThanOrEqual(count);
    for (const item of items) {
      const { pathname } = new URL(item.querySelector('link')?.textContent ?? '');
      expect([pathname, (await request.get(pathname)).status()]).toEqual([pathname, 200]);
    }
  }
});
