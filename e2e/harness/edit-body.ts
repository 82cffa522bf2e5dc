import { expect, type Locator, type Page } from '@playwright/test';

/** The body of the post in the form: one document. */
export const bodyOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Body', exact: true });

/** Opens the fields beside title and body, which are folded. */
export const openDetails = (page: Page): Promise<void> => page.getByText('Details', { exact: true }).click();

/** Opens the list of unsaved work, of which one line is shown. */
export const openUnsavedWork = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Unsaved work' }).click();

/** Comes to the body as somebody does who writes a new post: the text that stands in for another one is selected. */
export async function beginBody(page: Page): Promise<Locator> {
  const body = bodyOf(page);
  await body.focus();
  await expect(body).toBeFocused();
  return body;
}

/** The kinds of the blocks in the body, by their elements. */
export const blockTags = (page: Page): Promise<string[]> =>
  bodyOf(page).evaluate((body) => [...body.children].map(({ localName }) => localName));

/** The texts of the blocks in the body. */
export const blockTexts = (page: Page): Promise<string[]> =>
  bodyOf(page).evaluate((body) => [...body.children].map(({ textContent }) => textContent));

/** Moves the caret by a key, and waits until the page knows: browsers tell of a new selection in a task of its own. */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}
