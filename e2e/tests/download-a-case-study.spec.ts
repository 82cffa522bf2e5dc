import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test.describe('the details form in its dialog (§4)', () => {
  test('keeps the focus, gives it back, closes on Escape and by its button', async ({ page }) => {
    await openPage(page, '/case-study/nordhavn-bottling');
    const opener = page.getByRole('button', { name: 'Download Case Study' }).first();
    const dialog = page.getByRole('dialog', { name: 'Case study: Nordhavn Foods' });
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

  test('ends with the PDF, under its own name, and closes by itself', async ({ page }) => {
    await openPage(page, '/case-study/nordhavn-bottling');
    await page.getByRole('button', { name: 'Download Case Study' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
    await dialog.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await dialog.getByRole('textbox', { name: 'Job title' }).fill('Planner');
    await dialog.getByRole('checkbox').check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(
      dialog.getByText('Your form has been submitted successfully and your download will start shortly.'),
    ).toBeVisible();
    expect((await download).suggestedFilename()).toBe('nordhavn-bottling.pdf');
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(dialog).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('stands in the page and is sent from there', async ({ page }) => {
      await page.goto('/case-study/nordhavn-bottling');
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
      await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Download Case Study' }).click();
      await expect(page).toHaveURL(/\/thank-you$/);
    });
  });
});
