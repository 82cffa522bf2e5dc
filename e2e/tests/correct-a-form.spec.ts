import { expect, type Page, type Request } from '@playwright/test';
import { contactFields } from 'shared-config/forms/contact-fields';
import { findFieldError } from 'shared-config/forms/find-field-errors';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

/** Fills the contact form in, and waits until the scripts that come with it are there, or have failed. */
async function fillIn(page: Page) {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Country code').fill('+91');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345');
  await page.getByLabel('Reason').selectOption('Support');
  await expect.poll(() => pending.size).toBe(0);
}

for (const width of [390, 800, 1440]) {
  test(`all that is missing is marked, and the first field comes into view and has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
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
}

test('the first field stays in view when the page is scrolling away from it, and its label is not covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/contact');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  const label = page.locator('label').filter({ hasText: 'Company name' });
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.evaluate(async (button: HTMLElement) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'smooth' });
    // Far enough from where the field is in the middle: a scroll to where the page stands ends nothing.
    while (scrollY < 30) await new Promise(requestAnimationFrame);
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  });
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused();
  await expect(label).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await label.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('the shortcuts are out of the way of the field that somebody types in', async ({ page }) => {
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

test('what the server does not take is said at its field', async ({ page, expectConsole }) => {
  expectConsole(/status of 422/);
  expectConsole(/^error: .* was not sent: /);
  await openPage(page, '/contact');
  await fillIn(page);
  // As from a page of before a rule became stricter: what is sent is not what the page has checked.
  await page.route('/', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set('message', 'x'.repeat(5001));
    return route.continue({ postData: fields.toString() });
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAccessibleDescription('Please shorten your message to 5,000 characters');
  await expect(message).toBeFocused();
  await expect(page.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
});

test('a message that is too long is not cut when it is pasted, and said to be too long', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/contact');
  await fillIn(page);
  const text = 'first line\n'.repeat(500);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.press('ControlOrMeta+V');
  await expect(message).toHaveValue(text);
  await expect(message).toHaveAccessibleDescription(
    'Please shorten your message to 5,000 characters 5,499 of 5,000 characters',
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(message).toBeFocused();
  await expectNoViolations(page);
});

test('this browser and the rules agree on what an email address is', async ({ page }) => {
  await page.goto('/contact');
  const addresses = [
    ...['ada@example.com', 'ada@localhost', '.ada..b.@example.com', "o'brien+x@a-b.example", '_{}|~@example.com'],
    ...['ada@münchen.example', 'ada@例え.テスト', 'ada@xn--mnchen-3ya.example', `ada@${'a'.repeat(63)}.example`],
    ...['ada', 'ada@', '@example.com', 'ada@-a.example', 'ada@a-.example', 'ada@example..com', 'ada@example.com.'],
    ...[
      'a b@example.com',
      'ada@exa mple.com',
      'jörg@example.com',
      'a@b@example.com',
      'ada@[127.0.0.1]',
      '"a"@b.example',
    ],
    ...['ada@exa_mple.com', `ada@${'a'.repeat(64)}.example`, 'ada@example.com, b@example.com', 'ada@a/b.example'],
  ];
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const address of addresses) {
    // Typed, because what a script sets is not treated the same.
    await email.fill(address);
    const isTaken = await email.evaluate((input: HTMLInputElement) => !input.validity.typeMismatch);
    expect([address, findFieldError(contactFields.email, address) === undefined]).toEqual([address, isTaken]);
  }
});

test('the page of a refused form passes axe at two widths, in light and dark', async ({ page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/status of 422/);
  // The form is sent before the scripts have come.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
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
