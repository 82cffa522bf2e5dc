import { expect } from '@playwright/test';
import * as v from 'valibot';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { test } from '../harness/test';

const tabs = [
  { path: '/partner-with-us', label: 'Partner with Corvane' },
  { path: '/tech-partner', label: 'Integrate with us' },
  { path: '/our-solution', label: 'Sell our solutions' },
];

test('the tabs are links to three pages of their own; changing them neither reloads nor moves the bar (§2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/partner-with-us');
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const bar = page.getByRole('navigation', { name: 'Ways to partner' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const texts = new Set<string>();
  for (const { path, label } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    const before = await bar.boundingBox();
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => Math.abs(((await bar.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await expect(bar.getByRole('link', { name: label })).toBeFocused();
    texts.add(String(await page.getByRole('heading', { level: 1 }).textContent()));
  }
  expect(texts.size).toBe(3);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test('the bar stands still in every frame while a tab becomes another (§2)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/partner-with-us');
  await waitForHydration(page);
  const bar = page.getByRole('navigation', { name: 'Ways to partner' }).filter({ visible: true });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(logPlaces);
  for (const { path, label } of [...tabs.slice(1), ...tabs.slice(0, 1)]) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(bar.getByRole('link', { name: label })).toBeFocused();
  }
  const places = v.parse(v.array(v.number()), await page.evaluate(() => Reflect.get(window, 'places')));
  expect(places.length).toBeGreaterThan(3);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2);
});

/** Logs where in the window the bar that is shown stands at each frame, in CSS pixels: a glide to its place would be seen. */
function logPlaces(): void {
  const places: number[] = [];
  Reflect.set(window, 'places', places);
  requestAnimationFrame(function log() {
    const bars = document.querySelectorAll('nav[aria-label="Ways to partner"]');
    for (const bar of bars) if (bar.checkVisibility()) places.push(bar.getBoundingClientRect().top);
    requestAnimationFrame(log);
  });
}

test('on a phone a stepper leads from tab to tab and ends at both ends (§2)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/partner-with-us');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: /^Previous: / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next: Integrate with us' }).click();
  await expect(page).toHaveURL(/tech-partner$/);
  await page.getByRole('link', { name: 'Next: Sell our solutions' }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous: Integrate with us' }).click();
  await expect(page).toHaveURL(/tech-partner$/);
});

test('partner types: the first is open, each opens and closes alone, before the script as after it (§2)', async ({
  page,
}) => {
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
