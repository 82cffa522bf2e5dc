import { expect } from '@playwright/test';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';
import { serveInPieces } from './serve-in-pieces';

test('a page that arrives in pieces never shows a part of its header', async ({ page, siteServer, expectConsole }) => {
  // The page alone is served.
  expectConsole(/Failed to load resource/);
  const cut = await serveInPieces(`${siteServer.address}/careers`, '>Use-cases<');
  const countPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(cut.address, { waitUntil: 'commit' });
  await expect(page.getByText('Products', { exact: true }).first()).toBeAttached();
  // Long enough for a browser that would paint it.
  await page.waitForTimeout(300);
  expect(await countPaints()).toBe(0);
  cut.sendRest();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(countPaints).toBeGreaterThan(0);
  await cut.stop();
});

test('the cards of a list stay in place while the rest of it arrives', async ({ page, siteServer, expectConsole }) => {
  // The page alone is served.
  expectConsole(/Failed to load resource/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/blogs');
  const cut = await serveInPieces(`${siteServer.address}/blogs`, `>${await cards.nth(1).textContent()}<`);
  const sumShifts = await watchShifts(page);
  await page.goto(cut.address, { waitUntil: 'commit' });
  await expect(cards).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  cut.sendRest();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await sumShifts()).toBeLessThan(0.002);
  await cut.stop();
});
