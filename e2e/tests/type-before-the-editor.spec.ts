import { expect, type Page } from '@playwright/test';
import { createGate } from '../harness/create-gate';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a new post; its form asks for the editor at once. @returns lets the editor come */
async function openBeforeEditor(page: Page): Promise<() => void> {
  await openPage(page, '/native-blogs');
  const gate = createGate();
  await page.route('**/assets/mfe-blog-admin/**/*.js', async (route) => {
    const response = await route.fetch();
    // The other scripts are the form's, and what was loaded before.
    if ((await response.text()).includes('ProseMirror-')) await gate.opened;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await box(page, 'Paragraph, block 1').click();
  return gate.open;
}

test('what is typed before the editor has loaded is taken over with the caret', async ({ page }) => {
  const release = await openBeforeEditor(page);
  // The default text is selected, so that typing replaces it.
  const typed = 'Not one of these letters is lost on the way, neither before nor after';
  await page.keyboard.type(typed.slice(0, 20), { delay: 20 });
  await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('_', { delay: 20 });
  await page.keyboard.press('ArrowRight');
  release();
  await page.keyboard.type(typed.slice(20), { delay: 40 });
  await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
  await page.keyboard.type('!');
  await expect(box(page, 'Paragraph, block 1')).toHaveText(`${typed.slice(0, 19)}_${typed.slice(19)}!`);
});

test('a slash that is typed before the editor has loaded opens the menu with it', async ({ page }) => {
  const release = await openBeforeEditor(page);
  await page.keyboard.type('/li', { delay: 20 });
  release();
  await expect(page.getByRole('list', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Type of block 1' })).toHaveValue('list');
});
