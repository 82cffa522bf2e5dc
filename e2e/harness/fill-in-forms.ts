import type { Locator, Page } from '@playwright/test';

/** Fills in everything that the contact form asks for. */
export async function fillInContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByLabel(/^Country code/).fill('+91');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345');
  await page.getByLabel(/^Reason/).selectOption('Support');
}

/** Fills in everything that the form of a document asks for. @param scope where it stands, if the page has another one */
export async function fillInDetails(scope: Page | Locator): Promise<void> {
  await scope.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await scope.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await scope.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await scope.getByRole('textbox', { name: 'Job title' }).fill('Planner');
  await scope.getByRole('checkbox').check();
}
