import { expect } from '@playwright/test';
import { faultMessages, startFaultProxy } from '../harness/fault-proxy';
import { test } from '../harness/test';

test('on a page whose remote is down a menu opens by hover', async ({ page, siteServer, expectConsole }) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'chunk 404');
  const failed = page.waitForEvent('console', (message) => message.text().includes('(team products) failed'));
  await page.goto(`${proxy.origin}/products/mag-product?product=lifter`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await failed;
  // Out of the page, which is not hydrated.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
  await expect(page.getByRole('link', { name: 'Distribution Centers' })).toBeVisible();
  await page.close();
  await proxy.stop();
});
