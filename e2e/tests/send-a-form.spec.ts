import { expect, type Page, type Request } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
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
  await openPage(page, '/contact');
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
  await openPage(page, '/contact');
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
  await openPage(page, '/contact');
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
  await openPage(page, `${server.address}/contact`);
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
  await openPage(page, '/contact');
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const sorry = page.getByText('Sorry, there was an error sending your message. Please try again.');
  await expect(sorry).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('an enquiry is filled in and sent by keyboard alone, at the width of a phone, and acknowledged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/contact');
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
