import { expect } from '@playwright/test';
import { beginBody, bodyOf, moveCaret } from '../harness/edit-body';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

test('a link is set by keyboard, refused with a reason, and Escape returns the focus', async ({ page }) => {
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await beginBody(page);
  await page.keyboard.type('Words');
  await moveCaret(page, 'ControlOrMeta+a');
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
  await expect(bodyOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(bodyOf(page).getByRole('link')).toHaveAttribute('href', 'https://example.com');
});

test('every menu and dialog passes axe, works by keyboard and returns the focus', async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'menus', { title: 'With menus', slug: 'menus', status: 'draft' });
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'Edit With menus' }).focus();
  await page.keyboard.press('Enter');
  const body = bodyOf(page);

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
    await expect(body).toBeFocused();
  });

  await test.step('another block type by the slash menu', async () => {
    await moveCaret(page, 'ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const menu = page.getByRole('list', { name: 'Turn into' });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('/li');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Type of block' })).toHaveValue('List');
    await expect(body).toBeFocused();
  });

  await test.step('the dialog of a conflict', async () => {
    await storePost(openStore(siteServer.address), 'menus', { title: 'Theirs', updatedAt: new Date().toISOString() });
    await body.focus();
    await page.getByRole('button', { name: 'Update Blog' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^See the/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: /^Preview of the/ })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Update Blog' })).toBeFocused();
  });
});
