import { act, screen, within } from '@testing-library/react';
import {
  alertMock,
  click,
  fields,
  fill,
  holdPosts,
  open,
  put,
  store,
  stored,
} from '../blog-management/blog-management.test.setup';
import { readStoredPost } from '../posts/stored-post';
import { listKeptDrafts } from '../unsaved-work/kept-drafts';

describe('somebody else saved first', () => {
  const theirs = { p1: { ...fields, title: 'Their title', updatedAt: '2026-01-03T00:00:00.000Z' } };
  const begin = async (meanwhile: Parameters<typeof holdPosts>[0]) => {
    await open();
    await click('Edit First post');
    await fill('Title', 'My title');
    await holdPosts(meanwhile);
    await click('Update Blog');
    return within(await screen.findByRole('dialog'));
  };

  test('the dialog says so, shows the other version, and going back keeps everything', async () => {
    const dialog = await begin(theirs);
    expect(dialog.getByRole('heading', { name: 'This post was changed elsewhere' })).toBeVisible();
    expect(alertMock).not.toHaveBeenCalled();
    await click(/^See the version saved on . January 2026 at /);
    expect(dialog.getByRole('heading', { name: 'Their title' })).toBeVisible();
    await click('Back to editing');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
  });

  test('“Keep yours as a copy” adds a post; both versions are in the list', async () => {
    await begin(theirs);
    await click('Keep yours as a copy');
    expect(Object.keys(await stored()).sort()).toEqual(['My title (my version)', 'Their title']);
    expect(await screen.findByRole('heading', { name: 'Their title' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'My title (my version)' })).toBeVisible();
    // A draft: readers would have both.
    expect((await stored())['My title (my version)']?.['status']).toBeUndefined();
    expect((await stored())['Their title']).toMatchObject({ status: 'published' });
  });

  test.each([
    ['draft', 'It is a draft now, and stays so if you overwrite it.', 'published'],
    ['published', 'It is published now, and stays so if you overwrite it.', 'draft'],
  ])('to overwrite a post that is %s meanwhile changes nothing of that', async (status, sentence, before) => {
    await holdPosts({ p1: { ...fields, status: before } });
    const dialog = await begin({ p1: { ...theirs.p1, status } });
    expect(dialog.getByText(new RegExp(sentence))).toBeVisible();
    await click(/^Overwrite /);
    expect((await stored())['My title']).toMatchObject({ status });
  });

  test('overwriting a new post that was stored and published since keeps it published', async () => {
    await open('?new=a-key');
    await fill('Title', 'My title');
    await put({ 'a-key': { ...fields, title: 'Got through', updatedAt: '2026-01-03T00:00:00.000Z' } });
    await click('Save Blog');
    await click(/^Overwrite /);
    expect((await stored())['My title']).toMatchObject({ status: 'published', slug: 'first-post' });
  });

  test('a new post deleted elsewhere is kept as a copy, and the trash is unchanged', async () => {
    await open('?new=a-key');
    await fill('Title', 'My title');
    await put({ 'a-key': { ...fields, title: 'Got through' } }, 'trash');
    await click('Save Blog');
    expect(await screen.findByRole('heading', { name: 'This post was deleted elsewhere' })).toBeVisible();
    await click('Keep yours as a copy');
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'My title']);
    expect(Object.keys(await stored('trash'))).toEqual(['a-key']);
  });

  test('overwriting overwrites the version that was shown, and no newer one', async () => {
    await begin(theirs);
    await holdPosts({ p1: { ...theirs.p1, title: 'Newer title', updatedAt: '2026-01-04T00:00:00.000Z' } });
    await click(/^Overwrite the version saved on . January 2026 at .* with yours$/);
    await click(/^See the version saved on . January 2026 at /);
    expect(screen.getByRole('heading', { name: 'Newer title' })).toBeVisible();
    await click(/^Overwrite the version saved on . January 2026 at .* with yours$/);
    expect(Object.keys(await stored())).toEqual(['My title']);
  });

  test('a post that was deleted in the meantime can be kept as a new one', async () => {
    const dialog = await begin({});
    expect(dialog.queryByRole('button', { name: /^Overwrite/ })).not.toBeInTheDocument();
    await click('Keep yours as a copy');
    expect(Object.keys(await stored())).toEqual(['My title']);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(listKeptDrafts()).toEqual([]);
  });

  test('one’s own text can be copied, and a browser that refuses copying is reported', async () => {
    const dialog = await begin(theirs);
    expect(
      dialog.getByText(/^Somebody else, or another window, saved this post on 3 January 2026 at .* Yours is not saved/),
    ).toBeVisible();
    await click('Copy your text');
    expect(await dialog.findByText('Your text was copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(await act(() => navigator.clipboard.readText())).toMatch(/^title: "My title"$/m);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await click('Copy your text');
    expect(await dialog.findByText(/^The browser did not allow copying/)).toBeVisible();
  });

  test('the same button hides their version again, and the store is unchanged', async () => {
    const dialog = await begin(theirs);
    await click(/^See the version saved on . January 2026 at /);
    await click(/^Hide the version saved on 3 January 2026 at /);
    expect(dialog.queryByRole('region', { name: /^Preview of the version saved on / })).not.toBeInTheDocument();
    await click('Back to editing');
    expect(await stored()).toEqual({ 'Their title': theirs.p1 });
  });

  test('the dialog names who saved the other version and when, without today’s date', async () => {
    jest.spyOn(Date.prototype, 'toDateString').mockReturnValue('today');
    const saved = readStoredPost('p1', { ...theirs.p1, savedBy: 'Grace' });
    jest.spyOn(store, 'listVersions').mockResolvedValueOnce([saved]);
    const dialog = await begin(theirs);
    expect(await dialog.findByText(/^Grace saved this post at \d\d:\d\d, after you opened it\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Overwrite Grace’s version with yours' })).toBeVisible();
    await click('See Grace’s version');
    expect(dialog.getByRole('region', { name: 'Preview of Grace’s version' })).toBeVisible();
  });
});
