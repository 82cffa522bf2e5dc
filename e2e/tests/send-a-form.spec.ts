import { expect, type Page, type Request } from '@playwright/test';
import { contactFields } from 'shared-config/forms/contact-fields';
import { findFieldError } from 'shared-config/forms/find-field-errors';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { expectNoViolations } from '../harness/expect-no-violations';
import { test } from '../harness/test';
import { forwardConnections } from './forward-connections';

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

test('with the network gone nothing is lost; a second try succeeds, and a connection that comes back by itself is enough', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  expectConsole(/^error: .* was not sent: /);
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  const submit = page.getByRole('button', { name: 'Submit' });
  const again = page.getByText('No response. Trying again…');
  await context.setOffline(true);
  await submit.click();
  await expect(again).toBeVisible();
  await expect(page.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await submit.click();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
});

test('an answer of 500 is said in words, and what was typed outlives a reload', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  expectConsole(/^error: .* was not sent: /);
  await page.route('/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The server did not accept it (status 500).')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await expect(page.getByLabel('Reason')).toHaveValue('Support');
});

test('while a slow server takes its time the button says so, and cannot be pressed again', async ({ page }) => {
  let posts = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await answered;
    return route.continue();
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  answer();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  expect(posts).toBe(1);
});

test('a server that is down while a form is sent loses nothing once it is back', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_REFUSED/);
  expectConsole(/^error: .* was not sent: /);
  const server = await forwardConnections(siteServer.address);
  await page.goto(`${server.address}/contact`);
  await waitForHydration(page);
  await fillIn(page);
  await server.close();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('No response. Trying again…')).toBeVisible();
  // It has tried three times by then, with pauses.
  await expect(page.getByText(/^Sorry, there was an error/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await server.open();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  await server.close();
});

test('a server that never answers is an error in the end, and nothing typed is lost', async ({
  page,
  expectConsole,
}) => {
  // A form waits 0.3 s for an answer: the unit test holds the figure.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => timeout(time > 5_000 ? 300 : time);
  });
  expectConsole(/^error: .* was not sent: /);
  const keys: (string | undefined)[] = [];
  await page.route('/', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return undefined;
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const sorry = page.getByText('Sorry, there was an error sending your message. Please try again.');
  await expect(sorry).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

for (const width of [390, 800, 1440]) {
  test(`all that is missing is marked, and the first field comes into view and has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await waitForHydration(page);
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
  await page.goto('/contact');
  await waitForHydration(page);
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
  await page.goto('/contact');
  await waitForHydration(page);
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
  await page.goto('/contact');
  await waitForHydration(page);
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
  await page.goto('/contact');
  await waitForHydration(page);
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

test('an enquiry is filled in and sent by keyboard alone, at the width of a phone, and acknowledged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  for (const text of ['Ada Example', 'Example Works', 'ada@example.com', '+91', '12345', 'Support', 'Hello']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form ends on the thank-you page', async ({ page }) => {
    await page.goto('/partner-with-us');
    await fillIn(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByText("Thank you for your submission. We'll get back to you soon!")).toBeVisible();
  });

  test('a form that is refused comes back with all that was typed, and is sent from there', async ({
    page,
    expectConsole,
    allowConsole,
  }) => {
    expectConsole(/status of 422/);
    // The page of a refused form names no icon, and the browser looks for one.
    allowConsole(/status of 404/);
    await page.goto('/contact');
    await fillIn(page);
    await page.getByRole('textbox', { name: 'Message' }).fill(`\nHello\n${'x'.repeat(5000)}`);
    await page.getByRole('textbox', { name: 'Company name' }).fill('  ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Your form was not sent yet' })).toBeVisible();
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(`\nHello\n${'x'.repeat(5000)}`);
    await expect(message).toHaveAccessibleDescription('Please shorten your message to 5,000 characters');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
    await expect(page.getByLabel('Reason')).toHaveValue('Support');
    await page.getByRole('link', { name: 'Please enter your company name' }).click();
    await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
    await message.fill('Hello');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });
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

test('a product document is asked for without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/products/mag-product?product=fork`);
  await page.getByText('Download Product Document').click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await context.close();
});

test('a product document is asked for', async ({ page }) => {
  await page.goto('/products/mag-product?product=fork');
  await waitForHydration(page);
  await page.getByText('Download Product Document').click();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(5);
  await expect(page.getByText('Please enter your job title')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Job title' }).press('Enter');
  await expect(page.getByText("Thank you for your submission. We'll email you with the document")).toBeVisible();
  expect(alerts).toEqual(['Please fill in all required fields', 'Please consent to receiving updates to proceed']);
});
