import { expect } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

// What the policy refuses is written to the console, which fails any test that did not announce it.

test('nothing that a visitor can do breaks the policy', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: /Play/ }).first().click();
  await page.getByRole('region', { name: 'Latest Blogs' }).scrollIntoViewIfNeeded();
  // Every remote's pages by soft navigation, a page with JSON-LD and one of authored posts among them.
  for (const path of ['/products/Mag', '/partner-with-us', '/case-studies', '/contact', '/blogs']) {
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((anchor) => (anchor as HTMLAnchorElement).click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openPage(page, '/products/mag-product?product=lifter');
  // Another robot on the same page: its JSON-LD changes in place.
  await page.locator('main a[href="/products/mag-product?product=fork"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
});
