import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { copySite, startSiteServer, test } from './site-server';

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel('Country code').fill('+91');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345');
  await page.getByLabel('Reason').selectOption('Support');
}

test('an enquiry is sent and acknowledged', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
});

test('with the network gone nothing is lost, and a second try succeeds', async ({ page, context }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('There was no answer. Trying again…')).toBeVisible();
  await expect(page.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
});

test('a connection that comes back by itself is enough', async ({ page, context }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('There was no answer. Trying again…')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
});

test('an answer of 500 is said in words, and what was typed outlives a reload', async ({ page }) => {
  await page.route('/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The server did not take it (status 500).')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await expect(page.getByLabel('Reason')).toHaveValue('Support');
});

test('while a slow server takes its time the button says so, and cannot be pressed again', async ({ page }) => {
  let posts = 0;
  await page.route('/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page);
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  expect(posts).toBe(1);
});

test('a server that is down while a form is sent loses nothing once it is back', async ({ page }) => {
  const folder = copySite();
  const first = await startSiteServer(folder);
  await page.goto(`${first.address}/contact`);
  await waitForHydration(page);
  await fillIn(page);
  await first.stop();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('There was no answer. Trying again…')).toBeVisible();
  const second = await startSiteServer(folder, { PORT: new URL(first.address).port });
  const thanks = page.getByText('Thank you! Your message has been sent successfully.');
  const sorry = page.getByText(/^Sorry, there was an error/);
  await expect(thanks.or(sorry)).toBeVisible();
  // The server may have come back after the last try.
  if (await sorry.isVisible()) await page.getByRole('button', { name: 'Submit' }).click();
  await expect(thanks).toBeVisible();
  await second.stop();
});

test('the form is filled in and sent by keyboard alone, at the width of a phone', async ({ page }) => {
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
});

test('what was typed before hydration survives it', async ({ page }) => {
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Early Bird');
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Early Bird');
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
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Job title' }).press('Enter');
  await expect(page.getByText("Thank you for your submission. We'll email you with the document")).toBeVisible();
  expect(alerts).toEqual(['Please fill in all required fields', 'Please consent to receiving updates to proceed']);
});
