import { expect } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('a robot prints as its data sheet: figures, drawings and safety on six sheets', async ({ page }) => {
  await openPage(page, '/products/mag-product?product=lifter');
  // A visitor who prints has seen the page: the parts below its first view are there.
  await page.waitForLoadState('networkidle');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.length).toBeLessThanOrEqual(6);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('definition')).toHaveText(['1500 kg', '1.5 m/s', '7-9 hrs', '2 hrs']);
  await expect(page.getByRole('img', { name: /^From / })).toHaveCount(3);
  await expect(page.getByRole('table', { name: 'Safety' })).toBeVisible();
  const address = await page
    .getByRole('link', { name: /^Data sheet/ })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('/products/mag-product?product=lifter#document');
  // Links to other pages, and buttons, are not printed.
  await expect(page.getByRole('heading', { name: 'Compared with the other five' })).toBeHidden();
  await expect(page.getByText('Download Product Document')).toBeHidden();
});
