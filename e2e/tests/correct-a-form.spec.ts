import { expect } from '@playwright/test';
import { isEmailAddress } from 'kit/forms/email-address';
import { expectNoViolations } from '../harness/expect-no-violations';
import { fillInContact } from '../harness/fill-in-forms';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('all missing fields are marked, and the first comes into view and has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/contact');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  const company = page.getByRole('textbox', { name: 'Company name' });
  // The second time from a field that is marked already.
  for (let press = 1; press <= 2; press += 1) {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(company).toBeFocused();
    await expect(company).toBeInViewport();
    await expect(company).toHaveAccessibleDescription('Please enter your company name');
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(5);
  }
  await expectNoViolations(page);
});

test('the first field stays in view although the page was scrolling away from it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/contact');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  const label = page.locator('label').filter({ hasText: 'Company name' });
  await page.getByRole('button', { name: 'Submit' }).evaluate(async (button: HTMLElement) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' });
    // Far enough from where the field is in the middle: a scroll to where the page stands ends nothing.
    while (scrollY < 30) await new Promise(requestAnimationFrame);
    button.click();
    await new Promise((ended) => addEventListener('scrollend', ended, { once: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused();
  await expect(label).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await label.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('the shortcuts do not cover the field being typed in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/contact');
  const shortcut = page.getByRole('button', { name: 'Scroll to top' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(shortcut).toBeHidden();
  await message.blur();
  await expect(shortcut).toBeVisible();
});

test('an address that this browser accepts as an email address passes the rules', async ({ page }) => {
  await page.goto('/contact');
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const address of [
    'ada@example.com',
    '.ada..b.@example.com',
    "o'brien+x@a-b.example",
    'ada@münchen.example',
    'ada@例え.テスト',
    `ada@${'a'.repeat(63)}.example`,
  ]) {
    // Typed, because what a script sets is not treated the same.
    await email.fill(address);
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid), address).toBe(true);
    expect(isEmailAddress(address), address).toBe(true);
  }
});

test('the page of a refused form passes axe at two widths, in light and dark', async ({ page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/status of 422/);
  // The form is sent before the scripts have come.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/contact');
  await fillInContact(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('  ');
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(5001));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your form was not sent yet' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, 'colours');
  }
});
