import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a link is set by keys, refused with the reason, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await box(page, 'Paragraph, block 1').click();
  await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
  await page.keyboard.type('Words');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('textbox', { name: 'Link address' });
  await expect(link).toBeFocused();
  await page.keyboard.type('javascript:x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A link cannot start with “javascript:”');
  await page.getByText(/^Outline/).click();
  await expectNoViolations(page);
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(box(page, 'Paragraph, block 1')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(box(page, 'Paragraph, block 1').getByRole('link')).toHaveAttribute('href', 'https://example.com');
});

test('every menu and dialog passes axe while it is open, is opened and closed by keys, and gives the focus back', async ({
  page,
  siteServer,
}) => {
  await storePost(openStore(siteServer.address), 'menus', { title: 'With menus', slug: 'menus', status: 'draft' });
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'Edit With menus' }).focus();
  await page.keyboard.press('Enter');
  const paragraph = box(page, 'Paragraph, block 1');

  await test.step('the outline', async () => {
    const outline = page.getByText(/^Outline/);
    await outline.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Outline' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(outline).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(paragraph).toBeFocused();
    await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
  });

  await test.step('another block type by the slash menu', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Paragraph, block 2')).toBeFocused();
    await page.keyboard.type('/');
    const menu = page.getByRole('list', { name: 'Turn into' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.keyboard.type('li');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Type of block 2' })).toHaveValue('list');
  });

  await test.step('a block between two others by the + menu', async () => {
    const plus = page.getByLabel('Insert a block after block 1');
    await plus.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Insert Callout after block 1' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(plus).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Paragraph, block 2')).toBeFocused();
  });

  await test.step('the dialog of a conflict', async () => {
    await storePost(openStore(siteServer.address), 'menus', { title: 'Theirs', updatedAt: new Date().toISOString() });
    await paragraph.focus();
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'See theirs' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Their version' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(paragraph).toBeFocused();
  });
});
