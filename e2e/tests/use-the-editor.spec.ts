import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

// Ten minutes of a writer's day, in a browser. `npx -y pnpm@12 test:writing` is an hour of it.

const open = async (page: Page) => {
  await page.goto('/native-blogs');
  await waitForHydration(page);
};
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Pastes as a word processor puts it into the clipboard. */
const paste = (page: Page, name: string, html: string, text = '') =>
  box(page, name).evaluate(
    (element, data) => {
      const clipboard = new DataTransfer();
      clipboard.setData('text/html', data.html);
      clipboard.setData('text/plain', data.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
    },
    { html, text },
  );

/** Opens a new post; its form asks for the editor at once. @returns lets the editor come */
async function openBeforeEditor(page: Page): Promise<() => void> {
  await open(page);
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

test('a crash loses less than a second, a paste becomes blocks, and an Enter publishes nothing', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await title(page).pressSequentially('From a word processor', { delay: 30 });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await title(page).press('Enter');
  await expect(box(page, 'Paragraph, block 1')).toBeFocused();
  await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
  await paste(
    page,
    'Paragraph, block 1',
    '<h1>A heading</h1><p>Words with <b>weight</b></p><ul><li>one</li></ul><table><tr><td>1</td></tr></table>',
  );
  await expect(box(page, 'Heading, block 1')).toHaveValue('A heading');
  await expect(box(page, 'List, block 3, item 1')).toBeFocused();
  await expect(page.getByText('Left out when pasting: a table (1 rows).')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.waitForTimeout(1000);
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await open(again);
  await again.getByRole('button', { name: 'Continue with From a word processor' }).click();
  await expect(box(again, 'List, block 3, item 2')).toHaveValue('two');
  await again.keyboard.press('ControlOrMeta+z');
  await again.getByRole('button', { name: 'Back to Blog List' }).click();
  await again.getByRole('button', { name: 'Discard From a word processor' }).click();
  await again.getByRole('button', { name: 'Undo discarding From a word processor' }).click();
  await expect(again.getByRole('button', { name: 'Continue with From a word processor' })).toBeVisible();
});

test('an answer that is lost after the commit makes no second post', async ({ page, expectConsole }) => {
  expectConsole(/net::ERR_/);
  expectConsole(/^error: The post could not be saved:/);
  expectConsole(/@firebase\/firestore/);
  await open(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await title(page).fill('Stored once');
  // The server has it; the browser never learns of it, and cannot ask either.
  let isLost = false;
  await page.route('**/documents:commit*', async (route) => {
    await route.fetch();
    isLost = true;
    await route.abort();
  });
  await page.route('**/documents:batchGet*', (route) => (isLost ? route.abort() : route.continue()));
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  expect((await alert).message()).toBe('Failed to save blog');
  await (await alert).accept();
  await page.unrouteAll({ behavior: 'wait' });
  await title(page).fill('Stored once, with more');
  await expect(title(page)).toHaveValue('Stored once, with more');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Stored once/ })).toHaveText(['Stored once, with more']);
});

test('a link is set by keys, refused with the reason, and Escape gives the focus back', async ({ page }) => {
  await open(page);
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
  await open(page);
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

  await test.step('the tools of a block', async () => {
    await page.getByRole('button', { name: /^Move block 2: drag/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: /^Move block 1: drag/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const type = page.getByRole('combobox', { name: 'Type of block 2' });
    await type.focus();
    await page.keyboard.type('Cal');
    await expect(type).toHaveValue('callout');
    await expectNoViolations(page);
  });

  await test.step('the dialog of a conflict', async () => {
    await storePost(openStore(siteServer.address), 'menus', { title: 'Theirs', updatedAt: new Date().toISOString() });
    await box(page, 'Callout, block 2').focus();
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'See theirs' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Their version' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(box(page, 'Callout, block 2')).toBeFocused();
  });
});

test('the tool has a frame of its own, and the inbox, the trash and the versions pass axe', async ({
  page,
  siteServer,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await storePost(openStore(siteServer.address), 'framed', { title: 'In the frame', slug: 'framed', status: 'draft' });
  await open(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page
    .getByRole('article')
    .filter({ hasText: 'In the frame' })
    .getByRole('button', { name: 'Read Article' })
    .click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByText('There is no earlier version.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('button', { name: 'Delete In the frame' }).click();
  await page.getByRole('button', { name: 'Delete everywhere' }).click();
  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByRole('button', { name: 'Restore In the frame' })).toBeVisible();
  await expectNoViolations(page);
  const form = { 'form-name': 'home-contact', fullName: 'Ada', companyName: 'B', email: 'a@b.example' };
  await page.request.post('/', { form: { ...form, countryCode: '+1', phoneNumber: '1', reason: 'Support' } });
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Ada/ }).first().click();
  await expectNoViolations(page);
});
