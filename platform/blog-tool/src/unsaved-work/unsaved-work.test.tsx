import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'kit/presets/jest/expect-console';
import {
  click,
  failCommit,
  fields,
  fill,
  holdRequests,
  open,
  openUnsavedWork,
  place,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
import { createDraft } from '../posts/post-draft';
import { keepDraft, listKeptDrafts } from '../unsaved-work/kept-drafts';

const keptTitle = () => listKeptDrafts()[0]?.draft.title;
/** Types a letter every 200 ms of the fake clock. */
const userWithClock = () => userEvent.setup({ delay: 200, advanceTimers: jest.advanceTimersByTime });
const title = () => screen.getByRole('textbox', { name: 'Title' });

describe('unsaved work', () => {
  test('is kept within a second, offered after a crash, and forgotten once saved', async () => {
    jest.useFakeTimers();
    const { unmount } = await open();
    await click('New Blog Post');
    const typing = userWithClock();
    await typing.click(title());
    // 20 s without a rest of two.
    for (let second = 1; second <= 20; second += 1) {
      await typing.keyboard('word ');
      expect((keptTitle() ?? '').length).toBeGreaterThanOrEqual(second * 5 - 5);
    }
    expect(screen.getByText(/Draft kept in this browser at/)).toBeVisible();
    unmount();
    jest.useRealTimers();

    await open();
    await click(/^Continue with word/);
    expect(title()).toHaveValue('word '.repeat(20));
    await click('Save Blog');
    expect(Object.keys(await stored())).toContain('word '.repeat(20));
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    expect(listKeptDrafts()).toEqual([]);
  });

  test.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the window is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is kept at once when %s', async (_when, leave) => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'At once');
    act(() => void leave());
    expect(keptTitle()).toBe('At once');
  });

  test('is kept at once when the tool is left by a link of the site', async () => {
    const { unmount } = await open();
    await click('New Blog Post');
    await fill('Title', 'Left by a link');
    unmount();
    expect(keptTitle()).toBe('Left by a link');
  });

  test('on a post is resumed when the post is edited; discarding it can be undone', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Better title');
    unmount();
    const again = await open();
    await click('Edit First post');
    expect(title()).toHaveValue('Better title');
    again.unmount();
    const third = await open();
    await click('Discard Better title');
    expect(listKeptDrafts()).toEqual([]);
    await click('Undo discarding Better title');
    expect(keptTitle()).toBe('Better title');
    expect(screen.getByRole('button', { name: 'Discard Better title' })).toHaveFocus();
    await click('Discard Better title');
    third.unmount();
    await open();
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  });

  test('with the same title is told apart by its time and by its first own words', async () => {
    const both = { id: 1, type: 'paragraph', content: '<p>The same beginning</p>' } as const;
    for (const [second, words] of [
      ['05', 'Boxes arrive'],
      ['40', 'Boxes leave'],
    ] as const) {
      const content = [both, { id: 2, type: 'paragraph', content: `<p>${words}</p>` } as const];
      const draft = { ...createDraft(new Date(2026, 0, 2)), title: 'Twin', content };
      keepDraft(`key ${second}`, { draft, keptAt: `2026-01-02T10:00:${second}.000Z` });
    }
    keepDraft('alone', { draft: { ...createDraft(new Date(2026, 0, 2)), title: 'Alone' } });
    await open();
    const unsaved = within(await screen.findByRole('region', { name: 'Unsaved work' }));
    const rows = unsaved.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Alone, kept in this browser on [^“]+Continue with AloneDiscard Alone$/),
      expect.stringMatching(/^Twin, kept in this browser on 2 January 2026 at \d\d:\d\d:40: “Boxes leave”/),
      expect.stringMatching(/^Twin, kept in this browser on 2 January 2026 at \d\d:\d\d:05: “Boxes arrive”/),
    ]);
    await click(/^Discard Twin, kept on .*:05$/);
    expect(listKeptDrafts().map(({ key }) => key)).toEqual(['alone', 'key 40']);
  });

  test('from before somebody else has saved does not overwrite what they saved', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Old draft');
    unmount();
    await put({ p1: { ...fields, title: 'Newer', updatedAt: '2026-01-03T00:00:00.000Z' } });
    await open();
    await click('Continue with Old draft');
    await click('Update Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(Object.keys(await stored())).toEqual(['Newer']);
  });

  test('is forgotten when its changes are undone', async () => {
    await open();
    await click('Edit First post');
    await fill('Title', 'Changed');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(keptTitle()).toBe('Changed');
    await fill('Title', 'First post');
    expect(listKeptDrafts()).toEqual([]);
    await click('Back to Blog List');
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  });

  test('is kept before its save is sent, and only one save at a time is', async () => {
    await open();
    await click('Edit First post');
    await fill('Title', 'Sent once');
    const save = jest.spyOn(store, 'save');
    const letPass = holdRequests();
    await click('Update Blog');
    await click('Update Blog');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(keptTitle()).toBe('Sent once');
    await letPass();
    expect(await screen.findByRole('heading', { name: 'Blog Management' })).toHaveFocus();
    expect(save).toHaveBeenCalledTimes(1);
    expect(listKeptDrafts()).toEqual([]);
  });

  test('is kept on leaving, and the browser asks only if it is kept nowhere', async () => {
    jest.useFakeTimers();
    const leave = () => {
      let mayLeave = false;
      act(() => {
        mayLeave = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      });
      return mayLeave;
    };
    const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
    await open();
    await click('Edit First post');
    await fill('Title', 'Kept by leaving');
    expect(leave()).toBe(true);
    expect(keptTitle()).toBe('Kept by leaving');

    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await fill('Title', 'Kept nowhere yet');
    expect(leave()).toBe(false);
    await pass(4_000);
    const key = new URLSearchParams(place.search).get('draft') ?? '';
    expect(await stored('drafts')).toMatchObject({ [key]: { title: 'Kept nowhere yet' } });
    expect(leave()).toBe(true);
    await fill('Title', 'One word more');
    expect(leave()).toBe(false);
    expectConsole('error', /^The draft could not be kept in this browser/);
    await pass(4_000);
    jest.useRealTimers();
    await click('Back to Blog List');
    expect(leave()).toBe(true);
  });

  test('is offered when the list is there, which may know that it was stored after all', async () => {
    keepDraft('k', { draft: { ...createDraft(new Date()), title: 'Kept' } });
    const letPass = holdRequests();
    await open();
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    await letPass();
    expect(screen.getByRole('heading', { name: 'Unsaved work (1)' })).toBeVisible();
    openUnsavedWork();
    expect(screen.getByRole('button', { name: 'Continue with Kept' })).toBeVisible();
  });

  test('on a post that was removed from the list puts it back there when it is saved', async () => {
    await open();
    await click('Edit First post');
    await fill('Title', 'Worth keeping');
    await click('Back to Blog List');
    await click('Delete First post');
    await click('Continue with Worth keeping');
    await click('Update Blog');
    expect(screen.getByRole('button', { name: 'Edit Worth keeping' })).toBeVisible();
    expect(screen.queryByText(/^Removed from this list/)).not.toBeInTheDocument();
  });

  test('typed during a save stays in the form, on top of what was saved', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Sent');
    const letPass = holdRequests();
    await click('Save Blog');
    await user.type(title(), ' and more');
    await letPass();
    expect(await screen.findByText(/^Saved, except for what you typed since/)).toBeVisible();
    expect(title()).toHaveValue('Sent and more');
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Sent']);
    await click('Update Blog');
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Sent and more']);
  });
});

describe('a save whose response was lost', () => {
  const lose = async (name: string) => {
    failCommit('lost');
    await click(name);
    expectConsole('error', /^The post could not be saved: .*FirebaseError/);
  };

  test('a new post sent again in the same millisecond is stored once, with later words', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await open();
    await click('New Blog Post');
    await fill('Title', 'Once');
    await lose('Save Blog');
    await fill('Title', 'Once, and more');
    await click('Save Blog');
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Once, and more']);
  });

  test('is recognised as one’s own after a crash, and a later one of others is not', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Once');
    await lose('Update Blog');
    await fill('Title', 'Twice');
    unmount();
    await open();
    await click('Continue with Twice');
    await click('Update Blog');
    expect(Object.keys(await stored())).toEqual(['Twice']);
    await click('Edit Twice');
    await put({ p1: { ...fields, title: 'Theirs' } });
    await click('Update Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('a new post that got through before a crash is resumed as that post', async () => {
    const { unmount } = await open();
    await click('New Blog Post');
    await fill('Title', 'Got through');
    await lose('Save Blog');
    await fill('Title', 'Got through, and more');
    unmount();
    await open();
    await click('Continue with Got through, and more');
    expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  });

  test('a save that got through leaves nothing to offer after a reload', async () => {
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Got through');
    await lose('Update Blog');
    expect(keptTitle()).toBe('Got through');
    unmount();
    await open();
    expect(screen.getByRole('heading', { name: 'Got through' })).toBeVisible();
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    expect(listKeptDrafts()).toEqual([]);
  });

  test.each([
    [/^Overwrite the version saved /, ['First post', 'Mine']],
    ['Keep yours as a copy', ['First post', 'Mine (my version)', 'Theirs']],
  ])('a new post that somebody else has changed since is a conflict: %s', async (choice, titles) => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Mine');
    await lose('Save Blog');
    const [id = ''] = (await store.list()).filter((post) => post.title === 'Mine').map((post) => post.id);
    await put({ [id]: { ...fields, title: 'Theirs' } });
    await click('Save Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await click(choice);
    expect(Object.keys(await stored()).sort()).toEqual(titles);
  });
});
