import { expect } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Products', { exact: true }).click();
    await page.getByRole('link', { name: 'Lifter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  });

  test('the mobile menu opens, and the page behind it does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click({ force: true });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByText('Resources').filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Partner with Us' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/partner-with-us$/);
  });
});

test('the header fits the narrowest and the widest window of each of its layouts', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 800, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = await page.getByRole('banner').evaluate((banner) => {
      const controls = Array.from(banner.querySelectorAll('a, summary')).filter((control) => control.checkVisibility());
      return Math.max(...controls.map((control) => control.getBoundingClientRect().right));
    });
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThanOrEqual(width);
  }
});

test('a menu opens on hover, and closes behind the pointer and on Escape (WCAG 1.4.13)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/contact');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.focus();
  const menus = page.getByRole('navigation', { name: 'Main' });
  const summary = menus.getByText('Industries', { exact: true });
  const link = menus.getByRole('link', { name: 'Distribution Centers' });
  await summary.hover();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(link).toBeHidden();
  await summary.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(name).toBeFocused();
  await page.mouse.move(640, 790);
  await summary.hover();
  await expect(link).toBeVisible();
});

test('keyboard only: skip link, menu, link', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /SyncOS/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Lifter', exact: true })).toBeFocused();
});
