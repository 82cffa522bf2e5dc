import { expect } from '@playwright/test';
import { countDocuments } from '../harness/count-documents';
import { type Fault, faultMessages, startFaultProxy } from '../harness/fault-proxy';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

// Parts of one remote on pages of another.

const robot = '/products/mag-product?product=lifter';
const study = '/case-study/orban-cross-dock';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('parts are in the page as it comes', async ({ page }) => {
    await page.goto(robot);
    await expect(page.getByRole('region', { name: 'Partners' }).getByRole('img', { name: 'BRENNICK' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'From the blog' }).getByRole('link')).toHaveCount(2);
    await page.goto(study);
    await expect(page.getByRole('region', { name: 'And in your plant?' })).toContainText('6 MAG Fork robots');
  });
});

test('the scripts of a part come when a visitor comes near it; then it works', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, study);
  const part = page.getByRole('region', { name: 'And in your plant?' });
  const ofProducts = () => scripts.filter((url) => url.includes('/assets/mfe-products/') && url.endsWith('.js'));
  expect(ofProducts()).toEqual([]);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(ofProducts).not.toEqual([]);
  const documents = countDocuments(page);
  await expect(async () => {
    await part.getByRole('spinbutton', { name: 'Moves per hour' }).fill('90');
    await expect(part.getByRole('status')).toContainText('12 MAG Fork robots', { timeout: 500 });
  }).toPass();
  await part.getByRole('link', { name: 'Every step, and the other figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many robots do you need?');
  await expect(page.getByRole('spinbutton', { name: 'Moves per hour' })).toHaveValue('90');
  await expect(page.getByRole('combobox', { name: 'Robot' })).toHaveValue('fork');
  expect(documents()).toBe(0);
});

test('a page that is navigated to has its parts', async ({ page }) => {
  await openPage(page, '/contact');
  const documents = countDocuments(page);
  await followAddress(page, robot);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page.getByRole('region', { name: 'Partners' })).toContainText('maintain the MAG Lifter near you');
  await expect(page.getByRole('region', { name: 'From the blog' })).toBeVisible();
  expect(documents()).toBe(0);
});

/** One that keeps the code from running, and one that it has when it runs. */
const faults: readonly Fault[] = [
  'entry 404',
  'throws in render',
  ...(isThorough ? (['wrong integrity'] as const) : []),
];

for (const fault of faults) {
  test(`a part whose remote is down (${fault}): its page works, at the first visit and on a navigation`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
    const proxy = await startFaultProxy(siteServer.address, 'mfe-partners', fault);
    const reports: unknown[] = [];
    await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
    await page.addInitScript(() =>
      window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
    );
    await openPage(page, proxy.origin + robot);
    const part = page.locator('[data-slot="robot-partners"]');
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote: 'mfe-partners', team: 'partners' })]);
    // What is on screen stays, unless its own code has run and thrown.
    const fallback = page.getByRole('link', { name: 'Who integrates, sells and services our robots' });
    await expect(fallback).toHaveCount(fault === 'throws in render' ? 1 : 0);
    await expect(part.getByRole('img')).toHaveCount(fault === 'throws in render' ? 0 : 4);
    await expect(page.getByRole('region', { name: 'Technical data' })).toBeVisible();

    await openPage(page, `${proxy.origin}/contact`);
    const documents = countDocuments(page);
    await followAddress(page, robot);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
    await expect(page.getByRole('link', { name: /Two hours of charging/ })).toBeVisible();
    await expect.poll(() => reports.length).toBe(2);
    await expect(fallback).toBeVisible();
    expect(documents()).toBe(0);
    await page.close();
    await proxy.stop();
  });
}
