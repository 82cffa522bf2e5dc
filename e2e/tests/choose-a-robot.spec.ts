import { expect, type Locator } from '@playwright/test';
import { site } from 'shared-config/site';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('choosing another robot changes words, figures and title, without a reload (§2)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/products/mag-product?product=fork');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const links = page.getByRole('navigation', { name: `${site.robotLineName} robots` });
  await links.getByRole('link', { name: 'Lifter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page).toHaveTitle(/MAG Lifter/);
  await expect(page.getByRole('status').filter({ hasText: 'MAG Lifter' })).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  // On a phone the row of links scrolls: the current one is in sight, on arrival as after a change.
  for (const robot of ['lifter', 'fork', 'dualConveyor']) {
    await openPage(page, `/products/mag-product?product=${robot}`);
    // Less than all of it: borders lie between pixels.
    await expect(links.locator('[aria-current]')).toBeInViewport({ ratio: 0.95 });
  }
});

test('the robots are in the order of the menu everywhere (§2)', async ({ page }) => {
  const order = ['lifter', 'singleConveyor', 'dualConveyor', 'fork', 'agvTugger', 'counterBalance'];
  const robotsIn = (place: Locator) =>
    place
      .locator('a[href^="/products/mag-product"]')
      .evaluateAll((links) => links.map((link) => new URL(Object(link).href).searchParams.get('product')));
  await page.goto('/');
  expect(await robotsIn(page.getByRole('navigation', { name: 'Main', includeHidden: true }).first())).toEqual(order);
  expect(await robotsIn(page.getByRole('main').locator('[role=tabpanel]'))).toEqual(order);
  await page.goto('/products/Mag');
  expect(await robotsIn(page.getByRole('region', { name: 'Robots compared' }))).toEqual(order);
  await page.goto('/products/mag-product');
  expect(await robotsIn(page.getByRole('navigation', { name: `${site.robotLineName} robots` }))).toEqual(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
});

test('an unknown robot shows the fork, and the address stays as requested (§2)', async ({ page }) => {
  await openPage(page, '/products/mag-product?product=submarine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
  await expect(page).toHaveURL(/\?product=submarine$/);
  await expect(page.getByText('No robot is called “submarine”.')).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/products\/mag-product\?product=fork$/);
});

test('/products/mag is the page of /products/Mag, which is its canonical address', async ({
  page,
  request,
  baseURL,
}) => {
  const [capital, small] = await Promise.all(
    ['/products/Mag', '/products/mag'].map(async (path) => (await request.get(`${baseURL}${path}`)).text()),
  );
  expect(small).toBe(capital);
  expect(capital).toContain(`<link rel="canonical" href="${site.origin}/products/Mag"`);
  await openPage(page, '/products/mag');
  await expect(page).toHaveURL(/\/products\/Mag$/);
});
