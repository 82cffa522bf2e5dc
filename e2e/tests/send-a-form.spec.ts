import { expect } from '@playwright/test';
import { createGate } from '../harness/create-gate';
import { fillInContact } from '../harness/fill-in-forms';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

const thanks = 'Thank you! Your message has been sent successfully.';

test('an enquiry is filled in and sent by keyboard alone, at the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/contact');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  for (const text of ['Jörg Example', 'Example Works', 'jörg@münchen.example', '+91', '12345', 'Support', 'Hello']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
});

test('offline nothing is lost, and the form is sent once the network is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  expectConsole(/^error: .* was not sent: /);
  await openPage(page, '/contact');
  await fillInContact(page);
  // The codes of the countries have come by then.
  await expect(page.locator('datalist option').first()).toBeAttached();
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
  await expect(page.getByText(thanks)).toBeVisible();
});

test('an answer of 500 is explained in words, and typed text survives a reload', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  expectConsole(/^error: .* was not sent: /);
  await page.route('/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await openPage(page, '/contact');
  await fillInContact(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The server did not accept it (status 500).')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await expect(page.getByLabel('Reason')).toHaveValue('Support');
});

test('while a slow server responds the button says so, and cannot be pressed again', async ({ page }) => {
  let posts = 0;
  const gate = createGate();
  await page.route('/', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await gate.opened;
    }
    await route.continue();
  });
  await openPage(page, '/contact');
  await fillInContact(page);
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Full name' }).press('Enter');
  gate.open();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(posts).toBe(1);
});

test('the message names the robot that led to the form', async ({ page }) => {
  await openPage(page, '/products/mag-product?product=agvTugger');
  await page.getByRole('link', { name: 'Get Quote' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('I would like to know more about MAG AGV Tugger.');
  await page.reload();
  await expect(message).toHaveValue('I would like to know more about MAG AGV Tugger.');
});

test('robots and documents are collected in a list, and named in the message', async ({ page }) => {
  const header = page.getByRole('banner').getByRole('link', { name: 'Your list' });
  await openPage(page, '/products/mag-product?product=lifter');
  await expect(header).toBeHidden();
  await page.getByRole('button', { name: 'Add to list MAG Lifter', exact: true }).click();
  await openPage(page, '/product-documentation');
  await page.getByRole('button', { name: 'Add to list MAG Fork data sheet' }).click();
  await header.first().click();
  await page.getByRole('link', { name: 'Ask about these' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I am interested in what is on my list: MAG Lifter, MAG Fork data sheet.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form ends on the thank-you page', async ({ page }) => {
    await page.goto('/partner-with-us');
    // The browser sends nothing without the required fields, whatever host takes it.
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await fillInContact(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByText("Thank you for your submission. We'll get back to you soon!")).toBeVisible();
  });

  test('a refused form comes back with everything typed, and can be sent from there', async ({
    page,
    expectConsole,
    allowConsole,
  }) => {
    expectConsole(/status of 422/);
    // The page of a refused form names no icon, and the browser looks for one.
    allowConsole(/status of 404/);
    await page.goto('/contact');
    await fillInContact(page);
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
