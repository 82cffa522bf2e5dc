import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
import { serveInPieces } from '../harness/serve-in-pieces';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

for (const width of [800, 1440]) {
  test(`the cards of a list stay where they are while the rest of it arrives, ${width} px wide`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    // The page alone is served.
    expectConsole(/Failed to load resource/);
    await page.setViewportSize({ width, height: 900 });
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
}

test('a search is shared by its address', async ({ page }) => {
  await openPage(page, '/news');
  await page.getByRole('searchbox').fill('VDA');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'SyncOS connects more fleets through VDA 5050',
    'Next',
  ]);
  await expect(page).toHaveURL(/\/news\?q=VDA$/);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox')).toHaveValue('VDA');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
});
