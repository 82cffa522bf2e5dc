import { expect } from '@playwright/test';
import type { Listening } from '../harness/listen';
import { serveFiles } from '../harness/serve-files';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';

let host: Listening;
test.beforeAll(async () => {
  host = await serveFiles(composedSite);
});
test.afterAll(() => host.stop());

test('a robot variant shows there too, although the host ignores queries', async ({ page }) => {
  await page.goto(`${host.origin}/products/mag-product?product=lifter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page).toHaveURL(`${host.origin}/products/mag-product?product=lifter`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/products/robot-count', '/products/savings']) {
    test(`${path} has its example and calculation there, but no form`, async ({ page }) => {
      await page.goto(`${host.origin}${path}?moves=100&people=9`);
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result.getByText('5 MAG Lifter robots').or(result.getByText('Payback in 18 months'))).toBeVisible();
      await expect(result.getByRole('table')).toBeVisible();
      await expect(page.getByText('This is an example')).toBeVisible();
      await expect(page.locator('#formula')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
    });
  }
});
