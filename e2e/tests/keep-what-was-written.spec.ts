import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { bodyOf, openUnsavedWork } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { composedSite, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

// Whatever was typed is stored in the end, once, whatever happens between typing and saving: where a browser or a server ends. What else
// may come between is tested beside the code, with the real documents (platform/blog-tool/src/unsaved-work). Again and again: `npx -y
// pnpm@12 prove writing`.

const save = (page: Page) => page.getByRole('button', { name: /^(Save|Update) Blog$/ }).click();

/** Puts the caret at the end of the body. */
async function focusEnd(page: Page): Promise<void> {
  await bodyOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
}

/** Saves, and closes the alert that says that it failed. */
async function saveInVain(page: Page): Promise<void> {
  const opened = page.waitForEvent('dialog');
  // Does not end before the alert is closed, if that is there at once.
  const saving = save(page);
  const alert = await opened;
  expect(alert.message()).toBe('Failed to save blog');
  await alert.accept();
  await saving;
  await focusEnd(page);
}

/** Opens the blog tool on a page and writes the beginning of a post. */
async function beginPost(page: Page, tool: string, title: string): Promise<void> {
  await openPage(page, tool);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially(title);
  // An Enter leads to the text and publishes nothing.
  await page.keyboard.press('Enter');
  await expect(bodyOf(page)).toBeFocused();
  await page.keyboard.type(`Typed before: ${title}. `);
  await pasteHtml(bodyOf(page), '<h2>Heading</h2><p>A pasted paragraph</p><ul><li>an item</li></ul>');
  await expect(bodyOf(page).getByRole('listitem')).toHaveText('an item');
}

/** Goes on writing, saves, and expects that everything is stored, once, and that nothing is offered as unsaved. */
async function finishPost(page: Page, siteAddress: string, title: string): Promise<void> {
  await page.keyboard.type(' and after it');
  await save(page);
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  const { docs } = await getDocs(collection(openStore(siteAddress), 'blogs'));
  const stored = docs.map((post) => post.data()).filter((post) => post['title'] === title);
  expect(stored).toHaveLength(1);
  for (const text of [`Typed before: ${title}.`, 'Heading', 'A pasted paragraph', 'an item', 'and after it'])
    expect(JSON.stringify(stored)).toContain(text);
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
  await expect(page.getByText('Unsaved work')).toHaveCount(0);
}

test('when the window crashes, everything written is stored once', async ({ page, siteServer }) => {
  const title = `Before the crash ${test.info().repeatEachIndex}`;
  await beginPost(page, '/native-blogs', title);
  const kept = async () => JSON.stringify(await page.context().storageState());
  await expect.poll(kept).toContain('an item');
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await openPage(next, '/native-blogs');
  await openUnsavedWork(next);
  await next.getByRole('button', { name: `Continue with ${title}` }).click();
  await focusEnd(next);
  await finishPost(next, siteServer.address, title);
});

test('when the server is killed and restarted, everything written is stored once', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_|The (posts?|drafts on the server) could not be (saved|loaded)[:;]|@firebase\/firestore/);
  const killed = await startSiteServer(composedSite());
  await beginPost(page, `${killed.address}/native-blogs`, 'Before the kill');
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  await saveInVain(page);
  const { port } = new URL(killed.address);
  const server = await startSiteServer(composedSite(), { PORT: port, DATA_DIR: killed.dataFolder });
  await finishPost(page, server.address, 'Before the kill');
  await page.close();
  await server.stop();
});

if (isThorough) {
  test('one draft open in two windows loses no word of either', async ({ page, siteServer }) => {
    const title = `In two windows ${test.info().repeatEachIndex}`;
    await beginPost(page, '/native-blogs', title);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(/^Draft kept on the server/)).toBeVisible();
    // A tab that is duplicated has the address and what is kept.
    const other = await page.context().newPage();
    await openPage(other, page.url());
    await expect(bodyOf(other)).toContainText('A pasted paragraph');
    await focusEnd(page);
    await page.keyboard.type(' of the first');
    await expect.poll(async () => JSON.stringify(await page.context().storageState())).toContain('of the first');
    await focusEnd(other);
    await other.keyboard.type(' of the second');
    await expect(other.getByText(/^Another window goes on with this draft/)).toBeVisible();
    await focusEnd(page);
    await page.keyboard.type(', and on');
    for (const one of [page, other]) {
      await one.getByRole('button', { name: 'Save Blog' }).click();
      await expect(one.getByText(`“${title}” is saved.`)).toBeVisible();
    }
    const { docs } = await getDocs(collection(openStore(siteServer.address), 'blogs'));
    const stored = docs.map((post) => post.data()).filter((post) => post['title'] === title);
    expect(stored.map(({ content }) => JSON.stringify(content.at(-1))).sort()).toEqual([
      expect.stringContaining(' of the first, and on'),
      expect.stringContaining(' of the second'),
    ]);
  });
}

test('leaving asks first where text is not kept, and otherwise brings it back', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR_|@firebase\/firestore|The draft could not be kept in this browser/);
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Kept');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms/);
  await page.goBack();
  await expect(title).toHaveValue('Kept');

  await page.route('**/documents:commit', (route) => route.abort());
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await title.fill('Unkept');
  const stay = page.waitForEvent('dialog', { timeout: 10_000 }).then((dialog) => dialog.dismiss());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click({ noWaitAfter: true });
  await stay;
  await expect(title).toHaveValue('Unkept');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
});

test('unsaved work of another browser is offered by name, never opened as one’s own', async ({
  page,
  browser,
  siteServer,
}) => {
  await storePost(openStore(siteServer.address), 'two-browsers', { title: 'In two browsers', slug: 'two-browsers' });
  const context = await browser.newContext({ baseURL: siteServer.address });
  const there = await context.newPage();
  await openPage(there, '/native-blogs?edit=two-browsers');
  await there.getByRole('textbox', { name: 'Title' }).fill('Written there');
  await expect(there.getByText(/^Draft kept on the server/)).toBeVisible();
  await there.getByRole('button', { name: 'Back to Blog List' }).click();

  await openPage(page, '/native-blogs?edit=two-browsers');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('In two browsers');
  await expect(page.getByText(/^There are unsaved changes of this post by Chrome on .+ elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await openUnsavedWork(page);
  await page.getByRole('button', { name: 'Continue with Written there' }).click();
  await expect(page.getByText(/^These are unsaved changes by Chrome on .+ elsewhere, kept on /)).toBeVisible();
  await context.close();
});
