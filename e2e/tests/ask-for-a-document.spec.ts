import { expect } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

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
  await openPage(page, '/products/mag-product?product=fork');
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
