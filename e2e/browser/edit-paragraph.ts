import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the editor of a paragraph as somebody does who waits for the caret. @returns the text that is edited */
export async function editParagraph(page: Page, name: string): Promise<Locator> {
  const paragraph = page.getByRole('textbox', { name, exact: true });
  await paragraph.click();
  await expect(page.getByRole('toolbar', { name: `${name}: format` })).toBeVisible();
  // The editor takes the focus, and puts the caret to the end, a frame after it is shown.
  await expect(paragraph).toBeFocused();
  return paragraph;
}

/** Selects all of the text that is edited, until it is seen to be selected. */
export async function selectAllOf(paragraph: Locator): Promise<void> {
  const text = (await paragraph.textContent())?.trim();
  await expect(async () => {
    await paragraph.press('ControlOrMeta+a');
    expect(await paragraph.evaluate(() => String(getSelection()).trim())).toBe(text);
  }).toPass();
}
