import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { doc, setDoc } from 'firebase/firestore/lite';
import { acceptDialogs } from '../harness/accept-dialogs';
import { bodyOf, openDetails, openUnsavedWork } from '../harness/edit-body';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

test('all posts can be exported as Markdown and imported again', async ({ page, siteServer }) => {
  const store = openStore(siteServer.address);
  await storePost(store, 'exported', { title: 'To be exported', slug: 'to-be-exported' });
  await openPage(page, '/native-blogs');
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
  await expect(page.getByText('1 post replaced.')).toBeVisible();
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
  await openPage(page, '/native-blogs');
  await expect(page.getByRole('heading', { name: 'For axe', exact: true })).toBeVisible();
  acceptDialogs(page);
  await page.getByRole('button', { name: 'Delete For axe' }).click();
  await expect(page.getByText('Removed from this list. Readers still see it.')).toBeVisible();
  await expect(page.getByText(/^Incomplete/).first()).toBeVisible();
  await passesAxe();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit Foreign to axe' }).click();
  await page.getByText(/it is kept as it is stored/).click();
  // What is chosen first asks in a dialog; that of the last one stays, and is looked at.
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  for (const button of await page.getByRole('group', { name: 'Add a block' }).getByRole('button').all()) {
    if (await close.isVisible()) await close.click();
    await button.click();
  }
  await expect(bodyOf(page).getByRole('table')).toBeVisible();
  await passesAxe();
});

if (isThorough) {
  test('every other state of the tool passes axe', async ({ page, siteServer }) => {
    const store = openStore(siteServer.address);
    await storePost(store, 'states', { title: 'In every state', slug: 'states', status: 'draft', category: '' });
    await openPage(page, '/native-blogs?edit=states');
    const now = new Date().toISOString();
    await setDoc(doc(store, 'drafts', 'theirs'), { post: 'states', window: 'another', activeAt: now, by: 'Grace' });
    await bodyOf(page).focus();
    await page.keyboard.type('Typed ');
    await pasteHtml(bodyOf(page), '<p>Pasted</p><img src="x.png"><video src="x.mp4"></video>');
    await expect(page.getByText('Lost in pasting: a film.')).toBeVisible();
    await expect(page.getByText('Grace has this post open')).toBeVisible();
    await expectNoViolations(page);
    for (const view of ['Phone', 'Desk']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await expectNoViolations(page);
    }
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'Back to Blog List' }).click();
    await expect(page.getByRole('heading', { name: 'Unsaved work' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Choose In every state' }).check();
    await expectNoViolations(page);
    await openUnsavedWork(page);
    await page.getByRole('button', { name: 'Discard In every state' }).click();
    await expectNoViolations(page);
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('nothing has this');
    await expectNoViolations(page);
    await openPage(page, '/native-blogs?view=states');
    await expect(page.getByRole('button', { name: 'Edit Post' })).toBeVisible();
    await expectNoViolations(page);
    await openPage(page, '/native-blogs?view=nowhere');
    await expect(page.getByRole('link', { name: /list/i })).toBeVisible();
    await expectNoViolations(page);
  });

  test('all questions, refusals and results of the form pass axe', async ({
    page,
    siteServer,
    allowConsole,
    expectConsole,
  }) => {
    acceptDialogs(page);
    await storePost(openStore(siteServer.address), 'first', { title: 'Has the slug', slug: 'has-the-slug' });
    await openPage(page, '/native-blogs');
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    const field = (name: string) => page.getByRole('textbox', { name });
    /** @param text tells that the state is there */
    const passes = async (state: string, text: string | RegExp) => {
      await test.step(state, async () => {
        await expect(page.getByText(text).first()).toBeVisible();
        await expectNoViolations(page);
      });
    };
    await passes('a new form', 'Create New Blog Post');
    await field('Title').fill('Asked and told');

    await page.getByText('Share', { exact: true }).click();
    await passes('sharing without a link', 'Create a link');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await passes('sharing with a link', 'The link shows the draft as it is now.');
    const link = await page.getByRole('textbox', { name: 'Link to the draft' }).inputValue();
    await page.keyboard.press('Escape');

    const tags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
    await openDetails(page);
    await page.getByRole('combobox', { name: 'Tags' }).fill(`${'long '.repeat(9)}, ${tags.join(', ')}`);
    await passes('tags too many and too long', /Only 10 tags are kept/);
    await page.getByLabel('Publish date').fill('2999-01-01');
    await page.getByLabel('Publish time').fill('09:00');
    await passes('a date to come', /^This date is in the future/);
    await field('Slug').fill('has-the-slug');
    await page.getByRole('button', { name: 'Save Blog' }).click();
    await passes('a slug that is taken', /^Another post has “has-the-slug”/);
    await field('Slug').fill('');
    await field('Excerpt').fill('x'.repeat(1_100_000));
    await passes('a post too large', /^This post is too long to be saved/);
    await field('Excerpt').fill('x'.repeat(980_000));
    await passes('a post nearly too large', /^This post uses 9\d% of the 1 MB limit/);
    await field('Excerpt').fill('In short');
    await page.getByRole('button', { name: 'Choose cover' }).click();
    await passes('the choice of a picture', 'Choose a file');
    await page.keyboard.press('Escape');

    // Messages about what is too large, and about the server that is away.
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 400|@firebase\/firestore/);
    await page.context().setOffline(true);
    await field('Title').fill('Asked, and told');
    await field('Title').press('ControlOrMeta+s');
    await passes('the server away', /The server does not respond; trying again$/);
    await page.context().setOffline(false);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await passes('scheduled', /is saved\. Scheduled for 1 January 2999/);
    await page.getByRole('button', { name: 'Edit Asked, and told' }).click();
    await openDetails(page);
    await passes('the form of a scheduled post', /^Scheduled: readers see it from/);
    await page.getByLabel('Publish date').fill('2026-01-01');
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await passes('saved, and not composed here', /^This server does not compose the site|is saved\./);
    await page.getByRole('button', { name: 'Edit Asked, and told' }).click();
    await bodyOf(page).focus();
    await page.keyboard.type('Other words');
    await page.getByRole('button', { name: 'Update Blog' }).click();
    await page
      .getByRole('article')
      .filter({ hasText: 'Asked, and told' })
      .getByRole('button', { name: 'Read Article' })
      .click();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByText('Differences from the current post').first().click();
    await passes('versions with differences', /is in this version alone/);
    await page.getByRole('button', { name: 'Back to Blog List' }).click();
    await page.getByRole('button', { name: 'Pictures', exact: true }).click();
    await passes('the library without pictures', /pictures/);

    await openPage(page, link);
    await passes('a shared draft', 'This is an unpublished draft.');
    expectConsole(/status of 404/);
    await openPage(page, '/native-blogs');
    await openPage(page, `/draft#${'0'.repeat(32)}`);
    await passes('a link that no longer works', 'This link does not work');
  });
}

test('the inbox, the authors, the trash and the versions pass axe', async ({ page, siteServer }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await storePost(openStore(siteServer.address), 'framed', { title: 'In the frame', slug: 'framed', status: 'draft' });
  await openPage(page, '/native-blogs');
  await page
    .getByRole('article')
    .filter({ hasText: 'In the frame' })
    .getByRole('button', { name: 'Read Article' })
    .click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByText('There are no earlier versions.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('button', { name: 'Authors', exact: true }).click();
  await page.getByRole('button', { name: 'Describe Ada Example' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: /^Role/ }).fill('x'.repeat(161));
  await page.getByRole('button', { name: 'Save author' }).click();
  await expect(page.getByText('Type at most 160 characters: it has 161.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('button', { name: 'Delete In the frame' }).click();
  await page.getByRole('button', { name: 'Delete everywhere' }).click();
  // The message stands above what is clicked next.
  await expect(page.getByText('“In the frame” is deleted everywhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByRole('button', { name: 'Restore In the frame' })).toBeVisible();
  await expectNoViolations(page);
  const form = { 'form-name': 'home-contact', fullName: 'Ada', companyName: 'B', email: 'a@b.example' };
  await page.request.post('/', { form: { ...form, countryCode: '+1', phoneNumber: '12345', reason: 'Support' } });
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Ada/ }).first().click();
  await expectNoViolations(page);
});
