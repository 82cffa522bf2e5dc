import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import {
  click,
  fields,
  fill,
  open,
  post,
  saveOptions,
  store,
  user,
} from '../blog-management/blog-management.test.setup';
import { PostConflictError } from '../posts/posts-store';
import { readStoredPost } from '../posts/stored-post';
import { listKeptDrafts } from '../unsaved-work/kept-drafts';

const keptTitle = () => listKeptDrafts()[0]?.draft.title;
/** Types a letter every 200 ms of the fake clock. */
const userWithClock = () => userEvent.setup({ delay: 200, advanceTimers: jest.advanceTimersByTime });
const title = () => screen.getByRole('textbox', { name: 'Title' });

describe('unsaved work', () => {
  test('is kept within a second while somebody types on, offered after a crash, and forgotten once saved', async () => {
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
    expect(store.add).toHaveBeenCalledWith(expect.objectContaining({ title: 'word '.repeat(20) }));
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

  test('that is typed while a save is under way stays in the form, on top of what was saved', async () => {
    let finish = () => {};
    store.add.mockReturnValue(new Promise((resolve) => (finish = () => resolve('p2'))));
    await open();
    await click('New Blog Post');
    await fill('Title', 'Sent');
    await click('Save Blog');
    await user.type(title(), ' and more');
    await act(async () => finish());
    expect(title()).toHaveValue('Sent and more');
    expect(screen.getByText(/^Saved, except for what you typed since/)).toBeVisible();
    await click('Update Blog');
    expect(store.save).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ title: 'Sent and more' }),
      store.add.mock.calls[0]?.[0].updatedAt,
    );
  });
});

describe('a save whose response was lost', () => {
  const lose = async (name: string) => {
    await click(name);
    expectConsole('error', /^The post could not be saved: Error: lost/);
  };

  test('a new post is sent again under the same id, and with the time of the first attempt', async () => {
    store.add.mockRejectedValueOnce(new Error('lost'));
    await open();
    await click('New Blog Post');
    await fill('Title', 'Once');
    await lose('Save Blog');
    await click('Save Blog');
    const [first, second] = saveOptions;
    expect(second?.id).toBe(first?.id);
    expect(second?.attempts).toEqual([store.add.mock.calls[0]?.[0].updatedAt]);
  });

  test('the attempts survive a crash', async () => {
    store.save.mockRejectedValueOnce(new Error('lost'));
    const { unmount } = await open();
    await click('Edit First post');
    await fill('Title', 'Once');
    await lose('Update Blog');
    unmount();
    await open();
    await click('Continue with Once');
    await click('Update Blog');
    expect(saveOptions[1]?.attempts).toEqual([store.save.mock.calls[0]?.[1].updatedAt]);
    await click('Edit Once');
    await click('Update Blog');
    expect(saveOptions[2]?.attempts).toEqual([]);
  });

  test('a new post that got through before a crash is resumed as that post', async () => {
    store.add.mockRejectedValueOnce(new Error('lost'));
    const { unmount } = await open();
    await click('New Blog Post');
    await fill('Title', 'Got through');
    await lose('Save Blog');
    await fill('Title', 'Got through, and more');
    unmount();
    const id = saveOptions[0]?.id ?? '';
    store.list.mockResolvedValue([post, readStoredPost(id, { ...fields, title: 'Got through', status: 'draft' })]);
    await open();
    await click('Continue with Got through, and more');
    expect(screen.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  });

  test('a new post that somebody else has changed since is a conflict, and never a second post', async () => {
    const theirs = readStoredPost('any', { ...fields, title: 'Theirs' });
    store.add.mockRejectedValueOnce(new PostConflictError('any', theirs));
    await open();
    await click('New Blog Post');
    await fill('Title', 'Mine');
    await click('Save Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await click('Overwrite theirs');
    expect(store.save).toHaveBeenCalledWith('any', expect.objectContaining({ title: 'Mine' }), theirs.version);
  });
});
