import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { deleteDoc, doc, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { editParagraph, selectAllOf } from '../harness/edit-paragraph';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import {
  blockedPayload,
  expectNothingRunsFromClipboard,
  expectNothingRunsFromStore,
  inParagraphAndAnother,
} from './plant-payloads';
import { xssSamples } from './xss-payloads';

/** Accepts every dialog where it appears: a click waits for the page, and the page for the answer. @returns what they said */
function acceptDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

test('a post with every block type is written, kept, edited and deleted', async ({ page }) => {
  const title = `Post ${Date.now()}-${test.info().workerIndex}`;
  await page.goto('/native-blogs');
  await waitForHydration(page);
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
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(card).toHaveCount(0);
  // From the list alone (specification §7).
  await page.reload();
  await card.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: `Delete ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${title}” is deleted everywhere.`)).toBeVisible();
  const ask = 'Are you sure you want to delete this blog?';
  expect(asked).toEqual([ask, ask, ask, `Delete “${title}” everywhere? It moves to the trash.`]);
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Create Your First Post' }).or(page.getByRole('article').first()),
  ).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a post that was removed from the list is still there for readers, until it is deleted everywhere', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/^error: The post could not be deleted:/);
  expectConsole(/@firebase\/firestore/);
  const store = openStore(siteServer.address);
  await storePost(store, 'read', { title: 'Still read' });
  const isStored = async () => (await getDoc(doc(store, 'blogs', 'read'))).exists();
  await page.goto('/native-blogs');
  await waitForHydration(page);
  acceptDialogs(page);
  await page.getByRole('button', { name: 'Delete Still read' }).click();
  await expect(page.getByText('Removed from this list. Readers still see it.')).toBeVisible();
  expect(await isStored()).toBe(true);
  await page.route('**/documents:commit*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete everywhere' }).click();
  await expect(page.getByText(/^It could not be deleted and is still stored/)).toBeVisible();
  expect(await isStored()).toBe(true);
  await page.unroute('**/documents:commit*');
  await page.getByRole('button', { name: 'Delete everywhere' }).click();
  await expect(page.getByText('“Still read” is deleted everywhere.')).toBeVisible();
  expect(await isStored()).toBe(false);
});

test('a document of another program is shown, opens, and is saved without losing anything', async ({
  page,
  siteServer,
}) => {
  const reference = doc(openStore(siteServer.address), 'blogs', 'foreign');
  const video = { type: 'video', id: 'film-1', start: new Timestamp(5, 0) };
  const document = { title: 'From elsewhere', reviewedAt: new Timestamp(1767225600, 0), content: [video] };
  await setDoc(reference, document);
  await page.goto('/native-blogs');
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: 'From elsewhere' });
  await expect(card.getByText(/Missing or unreadable: /)).toContainText('excerpt, block 1 (video)');
  await card.getByRole('button', { name: 'Edit From elsewhere' }).click();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Now there');
  await page.getByRole('button', { name: '+ Heading' }).click();
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(card.getByText('Now there')).toBeVisible();
  const saved = (await getDoc(reference)).data();
  expect(saved).toMatchObject({ title: 'From elsewhere', excerpt: 'Now there', author: '' });
  expect(saved?.reviewedAt.isEqual(document.reviewedAt)).toBe(true);
  expect(saved?.content).toEqual([
    { ...video, start: expect.any(Timestamp) },
    // The form counts the video, whose own id is no number.
    { id: 2, type: 'heading', content: 'New Heading' },
  ]);
  expect(saved?.content[0].start.isEqual(video.start)).toBe(true);
  expect(saved).not.toHaveProperty('status');
  await deleteDoc(reference);
});

test('the page has its title and stays out of search results before its script has run, and hands the title on', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/native-blogs')).text();
  expect(html).toContain('<title>Blog Management | Corvane</title>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Corvane, home' }).click();
  await expect(page).toHaveTitle(/^Corvane|Corvane$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the heading is there before the scripts are, and stays where it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/shell.entry.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/native-blogs', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Blog Management' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Loading…');
  const { x, y } = (await heading.boundingBox()) ?? {};
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'New Blog Post' })).toBeVisible();
  expect(await heading.boundingBox()).toMatchObject({ x, y });
});

test('when its scripts do not come, the page offers to load it again', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/shell.entry.js', (route) => route.abort());
  const refused = page.waitForEvent('console', (message) => message.text().includes('Failed to load resource'));
  await page.goto('/native-blogs');
  // Asked for behind the first paint: a quick test has loaded the page again by then.
  await refused;
  const reload = page.getByRole('link', { name: 'Reload the page' });
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(reload).toBeHidden();
  // Ten seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(reload).toBeVisible();
  await page.unroute('**/shell.entry.js');
  await reload.click();
  await expect(page.getByRole('button', { name: 'New Blog Post' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/native-blogs');
    // Not by text: Playwright looks for none in this element.
    const need = page.locator('main noscript p');
    await expect(need).toHaveText('This tool needs JavaScript. Allow it for this page, and reload.');
    await expect(need).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  });
});

test('while the list is on its way the page says so, and not that there are no posts', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/^error: The posts could not be loaded:/);
  expectConsole(/@firebase\/firestore/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/documents:runQuery*', async (route) => {
    await answered;
    await route.abort();
  });
  await page.goto('/native-blogs');
  await expect(page.getByText('Loading blog posts…')).toBeVisible();
  await expect(page.getByText('No blog posts yet')).toHaveCount(0);
  await expectNoViolations(page);
  answer();
  // As after an empty result: a failure is logged only (specification §8).
  await expect(page.getByText('No blog posts yet')).toBeVisible();
  await expect(page.getByText('Loading blog posts…')).toHaveCount(0);
});

test('blocks are reordered by drag and by keyboard, inserted by slash, and the whole is done without a mouse', async ({
  page,
}) => {
  // What scrolls slowly moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/native-blogs');
  await waitForHydration(page);
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

  await page.getByRole('button', { name: /^Move block 1: / }).hover();
  await page.mouse.down();
  // Twice: the first move begins the drag, the second enters the place.
  await page.getByRole('toolbar', { name: 'Block 3' }).hover();
  await page.getByRole('textbox', { name: 'Heading, block 3', exact: true }).hover();
  await page.mouse.up();
  await expect.poll(types).toEqual(['callout', 'heading', 'subheading']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(types).toEqual(['subheading', 'callout', 'heading']);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { name: 'By keyboard alone' })).toBeVisible();
});

test('a crash loses nothing: what was written is offered again, and saving it ends that', async ({ page }) => {
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Written before the crash');
  await expect(page.getByText(/^Draft kept in this browser at/)).toBeVisible();
  // A window that ends without a word, as a crash does.
  const crashed = page;
  page = await page.context().newPage();
  await crashed.close({ runBeforeUnload: false });
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Continue with Written before the crash' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written before the crash');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Written before the crash' })).toBeVisible();
  await expect(page.getByText('Unsaved work')).toHaveCount(0);
});

test('what was stored, although the answer was lost, is not offered again as unsaved', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/^error: The post could not be saved:/);
  expectConsole(/@firebase\/firestore/);
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Stored without an answer');
  await expect(page.getByText(/^Draft kept in this browser at/)).toBeVisible();
  await page.route('**/documents:commit*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const alerts = acceptDialogs(page);
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect.poll(() => alerts).toEqual(['Failed to save blog']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stored without an answer' })).toHaveCount(1);
  await expect(page.getByText('Unsaved work')).toHaveCount(0);
});

test('whoever leaves with unsaved changes is asked first', async ({ page }) => {
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Unsaved');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
});

test('two people on one post: the second is told, and both versions survive', async ({ page, siteServer }) => {
  const store = openStore(siteServer.address);
  await storePost(store, 'shared', { title: 'Shared post' });
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Edit Shared post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('My version');
  await storePost(store, 'shared', { title: 'Their version', updatedAt: '2026-01-02T00:00:00.000Z' });
  await page.getByRole('button', { name: 'Update Blog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
  await dialog.getByRole('button', { name: 'See theirs' }).click();
  await expect(dialog.getByRole('heading', { name: 'Their version' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(page.getByRole('heading', { name: 'Their version' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My version (my version)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Their version' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My version (my version)' })).toBeVisible();
});

test('a failed save raises the alert and the form keeps everything; the next one works', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/^error: The post could not be saved:/);
  expectConsole(/@firebase\/firestore/);
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Saved at the second attempt');
  await page.route('**/documents:commit*', (route) => route.abort());
  const alerts = acceptDialogs(page);
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect.poll(() => alerts).toEqual(['Failed to save blog']);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Saved at the second attempt');
  await page.unroute('**/documents:commit*');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Saved at the second attempt' })).toBeVisible();
});

test('all posts go out as Markdown and come back', async ({ page, siteServer }) => {
  const store = openStore(siteServer.address);
  await storePost(store, 'exported', { title: 'To be exported', slug: 'to-be-exported' });
  await page.goto('/native-blogs');
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: 'To be exported' });
  await card.getByRole('button', { name: 'Read Article' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('to-be-exported.md');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('title: "To be exported"');
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  // Readers see the post, so the import asks.
  acceptDialogs(page);
  await page.getByLabel('Markdown files to import').setInputFiles({
    name: 'again.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(text.replace('To be exported', 'Came back')),
  });
  await expect(page.getByText('1 post imported.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Came back' })).toBeVisible();
});

test('list, form and dialog pass axe at two widths, in light and dark', async ({ page, siteServer }) => {
  const passesAxe = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectNoViolations(page, 'colours');
    }
  };
  const store = openStore(siteServer.address);
  await storePost(store, 'axe', { title: 'For axe' });
  const content = [{ type: 'video' }, { id: 1, type: 'paragraph', content: '' }];
  await setDoc(doc(store, 'blogs', 'axe-incomplete'), { title: 'Foreign to axe', content });
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'For axe', exact: true })).toBeVisible();
  acceptDialogs(page);
  await page.getByRole('button', { name: 'Delete For axe' }).click();
  await expect(page.getByText('Removed from this list. Readers still see it.')).toBeVisible();
  await expect(page.getByText(/^Incomplete/).first()).toBeVisible();
  await passesAxe();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit Foreign to axe' }).click();
  await page.getByText(/cannot be edited here/).click();
  for (const type of ['Heading', 'List', 'Callout', 'CTA'])
    await page.getByRole('button', { name: `+ ${type}` }).click();
  await page.getByRole('textbox', { name: 'Paragraph, block 2' }).click();
  await expect(page.getByRole('toolbar', { name: 'Paragraph, block 2: format' })).toBeVisible();
  await passesAxe();
});

// One way of each kind; all are `npx -y pnpm@12 test:payloads`.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    test('a planted script runs neither from the store nor from the clipboard', async ({
      page,
      siteServer,
      allowConsole,
    }) => {
      allowConsole(blockedPayload);
      await expectNothingRunsFromStore(page, siteServer.address, xssSamples, inParagraphAndAnother);
      await expectNothingRunsFromClipboard(page, xssSamples);
    });
  });
}
