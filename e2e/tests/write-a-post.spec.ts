import { expect } from '@playwright/test';
import { acceptDialogs } from '../harness/accept-dialogs';
import { editParagraph, selectAllOf } from '../harness/edit-paragraph';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('a post with every block type is written, kept, edited and deleted', async ({ page }) => {
  const title = `Post ${Date.now()}-${test.info().workerIndex}`;
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Category' }).fill('Fleet');
  const paragraph = await editParagraph(page, 'Paragraph, block 1');
  await selectAllOf(paragraph);
  await page.keyboard.type('Bold words');
  await expect(paragraph).toHaveText('Bold words');
  await selectAllOf(paragraph);
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  for (const type of ['Heading', 'Sub Heading', 'List', 'Callout', 'CTA'])
    await page.getByRole('button', { name: `+ ${type}` }).click();
  await page.getByRole('textbox', { name: 'CTA, block 6: email' }).fill('team@example.com');
  await page.getByRole('button', { name: 'Save Blog' }).click();

  // The form is left once the post is stored: a heading has its title before that.
  await expect(page.getByRole('button', { name: 'Save Blog' })).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('button', { name: 'Read Article' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('strong')).toHaveText('Bold words');
  for (const text of [
    'New Heading',
    'New Sub Heading',
    'New list item',
    'Important note or callout...',
    'Call to action text',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'team@example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Heading, block 2', exact: true }).fill('Changed heading');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { name: 'Changed heading' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  const asked = acceptDialogs(page);
  await card.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${title}” is deleted everywhere.`)).toBeVisible();
  expect(asked).toEqual([
    'Are you sure you want to delete this blog?',
    `Delete “${title}” everywhere? It moves to the trash.`,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('blocks are reordered by drag and by keyboard, inserted by slash, and the whole is done without a mouse', async ({
  page,
}) => {
  // What scrolls slowly moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('By keyboard alone');
  await page.getByRole('button', { name: '+ Heading' }).press('Enter');
  await page.getByRole('button', { name: '+ Callout' }).press('Space');
  const types = async () =>
    page
      .getByRole('combobox', { name: /^Type of block/ })
      .evaluateAll((boxes: HTMLSelectElement[]) => boxes.map((box) => box.value));
  await page.getByRole('button', { name: /^Move block 3: / }).press('ArrowUp');
  expect(await types()).toEqual(['paragraph', 'callout', 'heading']);
  await expect(page.getByText('Callout moved to position 2 of 3')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Move block 2: / })).toBeFocused();

  const paragraph = await editParagraph(page, 'Paragraph, block 1');
  await selectAllOf(paragraph);
  await page.keyboard.type('/');
  await expect(page.getByRole('list', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.type('sub');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sub Heading, block 1' })).toBeFocused();

  const moved = ['callout', 'heading', 'subheading'];
  // A busy browser may begin the drag only when the pointer is past the place: a person then takes the block once more.
  await expect(async () => {
    if (String(await types()) === String(moved)) return;
    await page.getByRole('button', { name: /^Move block 1: / }).hover();
    await page.mouse.down();
    // Twice: the first move begins the drag, the second enters the place.
    await page.getByRole('toolbar', { name: 'Block 3' }).hover();
    await page.getByRole('textbox', { name: 'Heading, block 3', exact: true }).hover();
    await page.mouse.up();
    await expect.poll(types, { timeout: 5000 }).toEqual(moved);
  }).toPass();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(types).toEqual(['subheading', 'callout', 'heading']);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'By keyboard alone' })).toBeVisible();
});
