import { expect } from '@playwright/test';
import { acceptDialogs } from '../harness/accept-dialogs';
import { awaitSections } from '../harness/await-sections';
import { expectNoViolations } from '../harness/expect-no-violations';
import { fillInDetails } from '../harness/fill-in-forms';
import { listRoutes } from '../harness/list-routes';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

const robot = '/products/mag-product?product=fork';
const caseStudy = '/case-study/nordhavn-bottling';

test('a product document form marks what is missing, then sends the document', async ({ page }) => {
  await openPage(page, robot);
  await page.getByText('Download Product Document').click();
  await awaitSections(page);
  const alerts = acceptDialogs(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(4);
  await expect(page.getByText('Please enter your job title')).toBeVisible();
  await expectNoViolations(page);
  await fillInDetails(page);
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('textbox', { name: 'Job title' }).press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'Job title' }).press('Enter');
  await expect(page.getByText("Thank you for your submission. We'll email you with the document")).toBeVisible();
  expect(alerts).toEqual(['Please fill in all required fields', 'Please consent to receiving updates to proceed']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, button] of [
    [robot, 'Submit'],
    [caseStudy, 'Download Case Study'],
  ] as const) {
    test(`the form of ${path} is sent from the page`, async ({ page }) => {
      await page.goto(path);
      if (path === robot) await page.getByText('Download Product Document').click();
      await fillInDetails(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/\/thank-you$/);
    });
  }
});

test.describe('a case study in its dialog (§4)', () => {
  test('keeps the focus, returns it, and closes on Escape and by its button', async ({ page }) => {
    await openPage(page, caseStudy);
    const opener = page.getByRole('button', { name: 'Download Case Study' }).first();
    const dialog = page.getByRole('dialog', { name: 'Case study: Nordhavn Foods' });
    await opener.scrollIntoViewIfNeeded();
    await awaitSections(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe('DIALOG');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('ends with the PDF under its own name, and closes by itself', async ({ page }) => {
    await openPage(page, caseStudy);
    await page.getByRole('button', { name: 'Download Case Study' }).first().click();
    const dialog = page.getByRole('dialog');
    await fillInDetails(dialog);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(
      dialog.getByText('Your form has been submitted successfully and your download will start shortly.'),
    ).toBeVisible();
    expect((await download).suggestedFilename()).toBe('nordhavn-bottling.pdf');
    await expect(dialog).toBeHidden();
  });
});

test('every case study has its PDF', async ({ request }) => {
  const studies = listRoutes().filter((path) => path.startsWith('/case-study/'));
  expect(studies.length).toBeGreaterThan(5);
  for (const path of studies) {
    const response = await request.get(`/pdfs/${path.split('/').at(-1)}.pdf`);
    expect([path, response.headers()['content-type']]).toEqual([path, 'application/pdf']);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
