import { expect, type Page } from '@playwright/test';
import { countDocuments } from '../harness/count-documents';
import { type Fault, faultMessages, startFaultProxy } from '../harness/fault-proxy';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';
import { isThorough } from '../harness/thorough';

// A part of one remote on pages of another.

const bell = '/glocken/es';
const partOf = (page: Page) => page.getByRole('region', { name: 'Beim Guss dabei sein' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a part is in the page as delivered, and its form works', async ({ page, baseURL }) => {
    await page.goto(bell);
    await expect(partOf(page)).toContainText('„Die Helle“ können Sie hören');
    await partOf(page).getByRole('spinbutton', { name: 'Personen' }).fill('4');
    await partOf(page).getByRole('button', { name: 'Plätze anfragen' }).click();
    await expect(page).toHaveURL(`${baseURL}/besuch?personen=4`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/besuch', platformSite));
  });
});

test("a part's scripts load when a visitor comes near it, and then it works", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // The part is far below.
  await page.setViewportSize({ width: 390, height: 300 });
  await openPage(page, bell);
  const ofHouse = () => scripts.filter((url) => url.includes('/assets/mfe-house/') && url.endsWith('.js'));
  expect(ofHouse()).toEqual([]);
  const part = partOf(page);
  await part.scrollIntoViewIfNeeded();
  await expect.poll(ofHouse).not.toEqual([]);
  const documents = countDocuments(page);
  await expect(async () => {
    await part.getByRole('spinbutton', { name: 'Personen' }).fill('4');
    await expect(part.getByRole('status')).toContainText('56 €', { timeout: 500 });
  }).toPass();
  await part.getByRole('button', { name: 'Plätze anfragen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/besuch', platformSite));
  await expect(page.getByRole('combobox', { name: 'Personen' })).toHaveValue('3–5');
  expect(documents()).toBe(0);
});

test('a page opened by navigation has its part', async ({ page }) => {
  await openPage(page, '/anfrage');
  const documents = countDocuments(page);
  await followAddress(page, bell);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Helle');
  await expect(partOf(page)).toContainText('„Die Helle“ können Sie hören');
  expect(documents()).toBe(0);
});

/** One that keeps the code from running, and one that it has when it runs. */
const faults: readonly Fault[] = [
  'entry 404',
  'throws in render',
  ...(isThorough ? (['wrong integrity'] as const) : []),
];

for (const fault of faults) {
  test(`a part whose remote is down (${fault}) leaves its page working`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
    const proxy = await startFaultProxy(siteServer.address, 'mfe-house', fault);
    const reports: unknown[] = [];
    await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
    await page.addInitScript(() =>
      window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
    );
    await openPage(page, proxy.origin + bell);
    await page.locator('[data-slot="casting-dates"]').scrollIntoViewIfNeeded();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ remote: 'mfe-house', team: 'house' })]);
    // Content on screen stays, unless its own code has run and thrown.
    const fallback = page.getByRole('main').getByRole('link', { name: 'Beim Guss dabei sein' });
    await expect(fallback).toHaveCount(fault === 'throws in render' ? 1 : 0);
    await expect(partOf(page)).toHaveCount(fault === 'throws in render' ? 0 : 1);
    await expect(page.getByRole('region', { name: 'Maße' })).toBeVisible();

    await openPage(page, `${proxy.origin}/anfrage`);
    const documents = countDocuments(page);
    await followAddress(page, bell);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Helle');
    await expect(page.getByRole('main').getByRole('link', { name: 'Glocke anfragen' })).toBeVisible();
    await page.locator('[data-slot="casting-dates"]').scrollIntoViewIfNeeded();
    await expect.poll(() => reports.length).toBe(2);
    await expect(fallback).toBeVisible();
    expect(documents()).toBe(0);
    await page.close();
    await proxy.stop();
  });
}
