import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
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
