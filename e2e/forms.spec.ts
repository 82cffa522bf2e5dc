import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { test } from './site-server';

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
  await expect(page.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
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
