import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens the editor of a paragraph as somebody does who types once the caret is there, and who tries again when there is none.
 * @returns the text that is edited
 */
export async function editParagraph(page: Page, name: string): Promise<Locator> {
  const paragraph = page.getByRole('textbox', { name, exact: true });
  // The editor takes the place of the text when its script is there; the focus may have been on the text.
  await expect(async () => {
    await paragraph.focus();
    await expect(page.getByRole('toolbar', { name: `${name}: format` })).toBeVisible({ timeout: 1000 });
    await expect(paragraph).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
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
