import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import {
  click,
  failCommit,
  fields,
  fill,
  holdRequests,
  open,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
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

  test('that is typed while a save is under way stays in the form, on top of what was saved', async () => {
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

  test('a new post that is sent again is stored once, with what was typed since', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Once');
    await lose('Save Blog');
    await fill('Title', 'Once, and more');
    await click('Save Blog');
    expect(screen.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Once, and more']);
  });

  test('is known as the own one after a crash; the next one is not', async () => {
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

  test('a new post that somebody else has changed since is a conflict, and never a second post', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'Mine');
    await lose('Save Blog');
    const [id = ''] = (await store.list()).filter((post) => post.title === 'Mine').map((post) => post.id);
    await put({ [id]: { ...fields, title: 'Theirs' } });
    await click('Save Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await click('Overwrite theirs');
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Mine']);
  });
});
