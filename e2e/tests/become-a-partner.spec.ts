import { expect } from '@playwright/test';
import * as v from 'valibot';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { countDocuments } from '../harness/count-documents';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

const tabs = [
  { path: '/partner-with-us', label: 'Partner with Corvane' },
  { path: '/tech-partner', label: 'Integrate with us' },
  { path: '/our-solution', label: 'Sell our solutions' },
];

test('the tabs lead to three pages without a reload, and the bar stays in place (§2)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/partner-with-us');
  const documents = countDocuments(page);
  const bar = page.getByRole('navigation', { name: 'Ways to partner' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(logPlaces);
  const headings = new Set<string | null>();
  for (const { path, label } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: label })).toBeFocused();
    headings.add(await page.getByRole('heading', { level: 1 }).textContent());
  }
  expect([headings.size, documents()]).toEqual([3, 0]);
  const places = v.parse(v.array(v.number()), await page.evaluate(() => Reflect.get(window, 'places')));
  expect(places.length).toBeGreaterThan(3);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2);
});

/** Logs where in the window the bar stands at each frame, in CSS pixels: a glide to its place would be seen. */
function logPlaces(): void {
  const places: number[] = [];
  Reflect.set(window, 'places', places);
  requestAnimationFrame(function log() {
    const bars = document.querySelectorAll('nav[aria-label="Ways to partner"]');
    for (const bar of bars) if (bar.checkVisibility()) places.push(bar.getBoundingClientRect().top);
    requestAnimationFrame(log);
  });
}

test('on a phone a stepper leads from tab to tab and stops at both ends (§2)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/partner-with-us');
  await expect(page.getByRole('link', { name: /^Previous: / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next: Integrate with us' }).click();
  await expect(page).toHaveURL(/tech-partner$/);
  await page.getByRole('link', { name: 'Next: Sell our solutions' }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous: Integrate with us' }).click();
  await expect(page).toHaveURL(/tech-partner$/);
});

test('each partner type opens and closes alone, before and after hydration (§2)', async ({ page }) => {
  await page.goto('/our-solution');
  const types = page.getByRole('region', { name: 'Types of Commercial Partners' });
  const open = types.locator('details[open] summary');
  await expect(open).toHaveText(['Integration Partner']);
  await types.getByText('Referral Partner', { exact: true }).click();
  await expect(open).toHaveText(['Integration Partner', 'Referral Partner']);
  await waitForHydration(page);
  await expect(open).toHaveText(['Integration Partner', 'Referral Partner']);
  await types.getByText('Integration Partner', { exact: true }).click();
  await expect(open).toHaveText(['Referral Partner']);
});

test('the form of each tab is the commercial one, and says so (§7)', async ({ page }) => {
  for (const { path } of tabs) {
    await page.goto(path);
    const form = page.locator('form', { has: page.getByRole('textbox', { name: /Full Name/i }) });
    await expect(form.locator('input[name=form-name]')).toHaveValue('commercial-contact');
    await expect(form.locator('input[name=source]')).toHaveValue('commercial-contact');
  }
});
