import { act, cleanup, screen } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import {
  bodyText,
  click,
  fields,
  fill,
  goTo,
  open,
  openUnsavedWork,
  place,
  put,
  store,
  stored,
  type,
  user,
} from '../blog-management/blog-management.test.setup';
import { listKeptDrafts } from './kept-drafts';
import { readOwnDevice } from './own-device';

const title = () => screen.getByRole('textbox', { name: 'Title' });
const drafts = () => stored('drafts');
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
/** A draft as another browser has kept it. */
const elsewhere = {
  ...fields,
  title: 'From elsewhere',
  publishTime: '',
  post: 'p1',
  isNew: false,
  since: fields.updatedAt,
  keptAt: '2999-01-01T00:00:00.000Z',
  window: 'another',
  activeAt: '',
  by: 'Firefox on Linux',
  device: 'another',
};

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await pass(1_000);
  jest.useRealTimers();
});

describe('what is typed', () => {
  test('is kept on the server after a pause, and every ten seconds while typing goes on', async () => {
    const keep = jest.spyOn(store, 'keepDraft');
    const texts = () => keep.mock.calls.filter(([, kept]) => 'content' in kept);
    await open('?new=a-key');
    await fill('Author', 'Ada');
    await fill('Title', 'One');
    await pass(3_500);
    expect(await drafts()).toMatchObject({ 'a-key': { title: 'One', post: 'a-key', isNew: true } });
    expect(screen.getByText(/^Draft kept on the server at \d\d:\d\d$/)).toBeVisible();
    keep.mockClear();
    for (let second = 0; second < 20; second += 1) {
      await fill('Title', `Typed for ${second} s`);
      await pass(1_000);
    }
    expect(texts()).toHaveLength(2);
    await pass(60_000);
    // Nothing differs any more.
    expect(texts()).toHaveLength(2);
    expect((await drafts())['a-key']).toMatchObject({ title: 'Typed for 19 s' });
  });

  test('is kept at once by Ctrl+S, without moving the caret or changing the post', async () => {
    await open('?edit=p1');
    act(() => bodyText().focus());
    goTo(2, 'all');
    type('Kept at once');
    await user.keyboard('{Control>}s{/Control}');
    await pass(0);
    expect(bodyText()).toHaveFocus();
    type(', and on');
    expect(bodyText()).toHaveTextContent('Kept at once, and on');
    const [kept] = Object.values(await drafts());
    expect(kept).toMatchObject({ post: 'p1', isNew: false, since: fields.updatedAt });
    expect(kept?.['content']).toEqual(
      fields.content.map((block) => (block.id === 4 ? { ...block, content: 'Kept at once' } : block)),
    );
    expect(await stored()).toEqual({ 'First post': fields });
  });

  test('is tried again while the server is away, and the form says where it is meanwhile', async () => {
    const keep = jest.spyOn(store, 'keepDraft').mockRejectedValue(new Error('offline'));
    await open('?new=a-key');
    await fill('Title', 'Offline');
    await user.keyboard('{Control>}s{/Control}');
    await pass(0);
    expect(
      screen.getByText(/^Draft kept in this browser at .*The server does not respond; trying again$/),
    ).toBeVisible();
    keep.mockRestore();
    await pass(5_500);
    expect(screen.getByText(/^Draft kept on the server/)).toBeVisible();
    expect(await drafts()).toMatchObject({ 'a-key': { title: 'Offline' } });
  });

  test('is sent again as soon as the connection is back, before the next planned try', async () => {
    const keep = jest.spyOn(store, 'keepDraft').mockRejectedValue(new Error('offline'));
    await open('?new=a-key');
    await fill('Title', 'In a tunnel');
    // After 5, 10, 20 and 40 s: the next one would come a minute later.
    await pass(85_000);
    expect(screen.getByText(/The server does not respond; trying again$/)).toBeVisible();
    keep.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(screen.getByText(/^Draft kept on the server/)).toBeVisible();
    expect(await drafts()).toMatchObject({ 'a-key': { title: 'In a tunnel' } });
  });

  test('is not on the server any more when its changes are undone, or it is saved', async () => {
    await open('?edit=p1');
    await fill('Title', 'Changed');
    await pass(3_500);
    expect(Object.values(await drafts())).toMatchObject([{ title: 'Changed' }]);
    await fill('Title', 'First post');
    await pass(500);
    expect(Object.values(await drafts()).filter((kept) => 'content' in kept)).toEqual([]);
    await fill('Title', 'Changed again');
    await pass(3_500);
    await click('Update Blog');
    await pass(30_000);
    expect(await drafts()).toEqual({});
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  test('offers what another browser has kept, with its place, and it is continued here', async () => {
    await put({ 'their-key': elsewhere }, 'drafts');
    await open();
    expect(screen.getByText(/, kept on the server on 1 January 2999/)).not.toBeVisible();
    openUnsavedWork();
    expect(
      screen.getByText(/, kept on the server on 1 January 2999 at \d\d:\d\d by Firefox on Linux elsewhere$/),
    ).toBeVisible();
    await click('Continue with From elsewhere');
    expect(place.search).toBe('?edit=p1&draft=their-key');
    expect(title()).toHaveValue('From elsewhere');
    await click('Update Blog');
    expect(Object.keys(await stored())).toEqual(['From elsewhere']);
    await pass(0);
    expect(await drafts()).toEqual({});
  });

  test('shows drafts with the posts, below its buttons, and waits a second at most', async () => {
    await put({ 'their-key': elsewhere }, 'drafts');
    const { listDrafts } = store;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    jest.spyOn(store, 'listDrafts').mockImplementation(() => isAnswered.then(() => listDrafts()));
    const { unmount } = await open();
    await pass(900);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await act(async () => answer());
    const create = screen.getByRole('button', { name: 'New Blog Post' });
    const resume = screen.getByRole('button', { name: 'Continue with From elsewhere' });
    expect(create.compareDocumentPosition(resume)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('article')).toBeVisible();
    unmount();
    jest.spyOn(store, 'listDrafts').mockReturnValue(new Promise(() => {}));
    await open();
    await pass(1_000);
    expect(screen.getByRole('article')).toBeVisible();
  });

  test('has each draft once, the newer of browser and server', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'In both');
    await pass(3_500);
    shown.unmount();
    await pass(0);
    await put({ 'a-key': { ...elsewhere, post: 'a-key', isNew: true } }, 'drafts');
    await open();
    expect(screen.getAllByRole('button', { name: /^Continue with/ })).toHaveLength(1);
    openUnsavedWork();
    expect(screen.getByRole('button', { name: 'Continue with From elsewhere' })).toBeVisible();
  });

  test('discards in both places, and takes back in both', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'To discard');
    await pass(3_500);
    shown.unmount();
    await open();
    await pass(0);
    await click('Discard To discard');
    await pass(0);
    expect([await drafts(), listKeptDrafts()]).toEqual([{}, []]);
    await click('Undo discarding To discard');
    await pass(0);
    expect(await drafts()).toMatchObject({ 'a-key': { title: 'To discard' } });
    expect(listKeptDrafts()).toHaveLength(1);
  });

  test('forgets drafts that were stored after all, and forms left long ago by a crash', async () => {
    const gone = { post: 'p1', window: 'another', activeAt: '2020-01-01T00:00:00.000Z', by: '' };
    await put({ 'their-key': { ...elsewhere, title: 'First post' }, gone }, 'drafts');
    await open();
    expect(screen.queryByText('Unsaved work')).not.toBeInTheDocument();
    await pass(0);
    expect(await drafts()).toEqual({});
  });

  test('lists the drafts of this browser when those of the server cannot be loaded', async () => {
    jest.spyOn(store, 'listDrafts').mockRejectedValue(new Error('offline'));
    const shown = await open('?new=a-key');
    await fill('Title', 'Only here');
    shown.unmount();
    await open();
    await pass(0);
    expectConsole('error', /^The drafts on the server could not be loaded/);
    openUnsavedWork();
    expect(screen.getByText(/, kept in this browser on/)).toBeVisible();
  });

  test('edits a post with the own draft, and not with that of somebody else', async () => {
    await put({ 'their-key': elsewhere }, 'drafts');
    await open();
    await click('Edit First post');
    expect(title()).toHaveValue('First post');
    expect(
      screen.getByText(/^There are unsaved changes of this post by Firefox on Linux elsewhere, kept on 1 January 2999/),
    ).toBeVisible();
    await click('Back to Blog List');
    const { id: device, name: by } = readOwnDevice();
    await put({ 'own-key': { ...elsewhere, title: 'Mine', by, device } }, 'drafts');
    cleanup();
    await open();
    await click('Edit First post');
    expect(title()).toHaveValue('Mine');
  });
});

describe('one draft in two windows', () => {
  const inBrowser = (key: string) => JSON.parse(localStorage.getItem(`blog-draft ${key}`) ?? '{}');
  /** Writes the draft as the other window does, now. */
  const writeElsewhere = async (key: string, title: string) => {
    jest.setSystemTime(Date.now() + 5);
    const keptAt = new Date().toISOString();
    localStorage.setItem(
      `blog-draft ${key}`,
      JSON.stringify({ ...inBrowser(key), keptAt, draft: { ...inBrowser(key).draft, title } }),
    );
    await put({ [key]: { ...elsewhere, title, post: key, isNew: true, keptAt } }, 'drafts');
  };

  test('whoever writes second goes on in a draft of their own, and no word is lost', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'Of both');
    await pass(3_500);
    shown.unmount();
    await open('?new=a-key');
    await pass(0);
    expect(title()).toHaveValue('Of both');
    await writeElsewhere('a-key', 'Of the other');
    await pass(15_000);
    // Nothing was written here yet.
    expect(Object.keys(await drafts())).toEqual(['a-key']);
    await user.type(title(), ' and mine');
    await pass(3_500);
    expect(screen.getByText(/^Another window goes on with this draft/)).toBeVisible();
    expect(title()).toHaveValue('Of both and mine');
    expect(title()).toHaveFocus();
    const titles = Object.values(await drafts()).map((kept) => kept['title']);
    expect(titles.sort()).toEqual(['Of both and mine', 'Of the other']);
    expect(
      listKeptDrafts()
        .map((kept) => kept.draft.title)
        .sort(),
    ).toEqual(titles);
    expect(place.search).toMatch(/^\?new=(?!a-key)/);
    await click('Save Blog');
    await pass(0);
    expect(Object.keys(await stored()).sort()).toEqual(['First post', 'Of both and mine']);
    expect(await drafts()).toMatchObject({ 'a-key': { title: 'Of the other' } });
    expect(inBrowser('a-key').draft.title).toBe('Of the other');
  });

  test('a window that only opens a draft does not change it', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'Of the first');
    await pass(3_500);
    shown.unmount();
    await pass(0);
    const kept = (await drafts())['a-key'];
    jest.setSystemTime(Date.now() + 5_000);
    await open('?new=a-key');
    await pass(15_000);
    expect((await drafts())['a-key']).toMatchObject({ title: 'Of the first', keptAt: kept?.['keptAt'] });
    expect(inBrowser('a-key').keptAt).toBe(kept?.['keptAt']);
  });

  test('discarding a draft here deletes nothing that another browser wrote', async () => {
    await put({ 'a-key': { ...elsewhere, post: 'a-key', isNew: true, keptAt: new Date().toISOString() } }, 'drafts');
    await open('?new=a-key');
    await fill('Title', 'Mine');
    await pass(3_500);
    await writeElsewhere('a-key', 'Theirs');
    localStorage.clear();
    await fill('Title', 'Mine, longer');
    await pass(3_500);
    expect(
      Object.values(await drafts())
        .map((kept) => kept['title'])
        .sort(),
    ).toEqual(['Mine, longer', 'Theirs']);
    await click('Back to Blog List');
    await pass(0);
    await click('Discard Mine, longer');
    await pass(0);
    expect(Object.values(await drafts()).map((kept) => kept['title'])).toEqual(['Theirs']);
  });
});

describe('a draft that another browser went on with', () => {
  const goOn = (key: string) =>
    put({ [key]: { ...elsewhere, title: 'Gone on there', post: key, isNew: true } }, 'drafts');
  const offered = () => screen.getAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent);

  test('is offered beside what this browser has of it, where the server never got that', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'Sent');
    await pass(3_500);
    const keep = jest.spyOn(store, 'keepDraft').mockRejectedValue(new Error('offline'));
    await fill('Title', 'Never sent');
    await pass(3_500);
    shown.unmount();
    await pass(0);
    keep.mockRestore();
    await goOn('a-key');
    await open();
    await pass(0);
    expect(offered()).toEqual(['Continue with Gone on there', 'Continue with Never sent']);
    await click('Continue with Never sent');
    expect(title()).toHaveValue('Never sent');
  });

  test('is offered alone, where the server had all of it', async () => {
    const shown = await open('?new=a-key');
    await fill('Title', 'Sent');
    await pass(3_500);
    shown.unmount();
    await pass(0);
    await goOn('a-key');
    await open();
    await pass(0);
    expect(offered()).toEqual(['Continue with Gone on there']);
  });
});

describe('who else has the post open', () => {
  const present = (by: string, age: number) => ({
    their: { post: 'p1', window: 'another', activeAt: new Date(Date.now() - age).toISOString(), by },
  });

  test('is shown with when they were there last, and gone a minute after', async () => {
    await put(present('Ada', 20_000), 'drafts');
    await open('?edit=p1');
    await pass(1_500);
    expect(screen.getByText('Ada has this post open').closest('li')).toHaveTextContent(
      /^Ada has this post open, last active 2\d s ago$/,
    );
    await pass(60_000);
    expect(screen.queryByText('Ada has this post open')).not.toBeInTheDocument();
  });

  test('is there once, also when their window has left a form of it behind', async () => {
    const { their: before } = present('Ada', 40_000);
    await put({ a: before, ...present('Ada', 20_000), z: before }, 'drafts');
    await open('?edit=p1');
    await pass(1_500);
    expect(screen.getByText('Ada has this post open').closest('li')).toHaveTextContent(/last active 2\d s ago$/);
  });

  test('is another window of the same browser where nobody signs in', async () => {
    const { their } = present('', 0);
    await put({ their: { ...their, device: readOwnDevice().id } }, 'drafts');
    await open('?edit=p1');
    await pass(1_500);
    expect(screen.getByText('Another window has this post open')).toBeVisible();
  });

  test('is reported every 20 s while the form is open, and no longer', async () => {
    const keep = jest.spyOn(store, 'keepDraft');
    await open('?edit=p1');
    await pass(61_500);
    expect(keep.mock.calls.length).toBeGreaterThan(2);
    expect(keep.mock.calls.length).toBeLessThan(5);
    expect(Object.values(await drafts())).toEqual([
      {
        post: 'p1',
        by: expect.any(String),
        device: readOwnDevice().id,
        window: expect.any(String),
        activeAt: expect.any(String),
      },
    ]);
    await click('Back to Blog List');
    await pass(0);
    expect(await drafts()).toEqual({});
  });
});
