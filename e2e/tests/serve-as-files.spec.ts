import { expect } from '@playwright/test';
import { site } from 'shared-config/site';
import type { Listening } from '../harness/listen';
import { openPage } from '../harness/open-page';
import { serveFiles } from '../harness/serve-files';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';

let host: Listening;
test.beforeAll(async () => {
  host = await serveFiles(composedSite);
});
test.afterAll(() => host.stop());

test('behind a plain static file server pages hydrate, slash or not', async ({ page }) => {
  await openPage(page, `${host.origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to an engineer');
  await expect(page).toHaveURL(`${host.origin}/contact`);
});

test('whoever found a weakness finds there whom to tell, for most of a year', async () => {
  const text = await (await fetch(`${host.origin}/.well-known/security.txt`)).text();
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeGreaterThan(300);
  const [, policy = ''] = new RegExp(`^Policy: ${site.origin}(.*)$`, 'm').exec(text) ?? [];
  const [path = '', part = ''] = policy.split('#');
  const page = await (await fetch(host.origin + path)).text();
  expect(page).toContain(`id="${part}"`);
});

test('a robot variant shows there too, although the host cannot tell queries apart', async ({ page }) => {
  await page.goto(`${host.origin}/products/mag-product?product=lifter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page).toHaveURL(`${host.origin}/products/mag-product?product=lifter`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/products/robot-count', '/products/savings']) {
    test(`${path} has its example, calculation and formula there, and no form that nothing would read`, async ({
      page,
    }) => {
      await page.goto(`${host.origin}${path}?moves=100&people=9`);
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result.getByText('5 MAG Lifter robots').or(result.getByText('Payback in 18 months'))).toBeVisible();
      await expect(result.getByRole('table')).toBeVisible();
      await expect(page.getByText('This is an example')).toBeVisible();
      await expect(page.locator('#formula')).toBeVisible();
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
    });
  }
});
