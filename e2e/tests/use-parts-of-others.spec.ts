import { expect } from '@playwright/test';
import { countDocuments } from '../harness/count-documents';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

// Visitors use parts of one remote on pages of another; how parts come and fail is tested on the second site.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a robot has its partners and articles, and a case study its figures', async ({ page }) => {
    await page.goto('/products/mag-product?product=lifter');
    await expect(page.getByRole('region', { name: 'Partners' }).getByRole('img', { name: 'BRENNICK' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('link')).toHaveCount(2);
    await page.goto('/case-study/orban-cross-dock');
    await expect(page.getByRole('region', { name: 'And in your plant?' })).toContainText('6 MAG Fork robots');
  });
});

test('a case study counts robots for the reader’s plant, and links to the calculator', async ({ page }) => {
  await openPage(page, '/case-study/orban-cross-dock');
  const part = page.getByRole('region', { name: 'And in your plant?' });
  await part.scrollIntoViewIfNeeded();
  const documents = countDocuments(page);
  await expect(async () => {
    await part.getByRole('textbox', { name: 'Moves per hour' }).fill('90');
    await expect(part.getByRole('status')).toContainText('12 MAG Fork robots', { timeout: 500 });
  }).toPass();
  await part.getByRole('link', { name: 'Every step, and the other figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many robots do you need?');
  await expect(page.getByRole('textbox', { name: 'Moves per hour' })).toHaveValue('90');
  await expect(page.getByRole('combobox', { name: 'Robot' })).toHaveValue('fork');
  expect(documents()).toBe(0);
});
