import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

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

test('the first card of a list is larger until the visitor filters it', async ({ page }) => {
  await openPage(page, '/case-studies');
  const cards = page.getByRole('main').locator('li', { has: page.getByRole('heading', { level: 2 }) });
  const widths = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
  const [feature = 0, ...others] = await widths();
  expect(feature).toBeGreaterThan(1.9 * Math.max(...others));
  await page.getByRole('link', { name: 'Distribution Centers' }).click();
  await expect(cards).toHaveCount(2);
  expect(new Set(await widths()).size).toBe(1);
});
