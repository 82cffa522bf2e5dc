import { initializeApp } from 'firebase/app';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { openTestDocuments } from 'server/src/testing/test-documents';
import { maxVersions } from '../posts/posts-store';
import { PostConflictError, TrashChangedError } from '../posts/store-errors';
import { createPostsStore } from './create-posts-store';

const documents = openTestDocuments();
const database = getFirestore(initializeApp({ projectId: 'p' }));
setLogLevel('silent');
afterAll(() => documents.dispose());

const refuse = (code: number, status: string) => ({
  ok: false,
  status: code,
  json: async () => ({ error: { code, status, message: status } }),
});

/** Responds to all calls, or to `undefined` with the real documents. */
function respondWith(respond: (url: string) => unknown) {
  const calls = jest.fn(
    async (url: string, { body = '' }: { body?: string }) => respond(url) ?? documents.respond(url, body),
  );
  Object.assign(window, { fetch: calls });
  return () => calls.mock.calls.filter(([url]) => url.endsWith(':commit')).length;
}

test.each([
  [401, 'UNAUTHENTICATED', 1],
  [403, 'PERMISSION_DENIED', 1],
  [503, 'UNAVAILABLE', 0],
])('a store that responds %i %s asks to sign in %i times', async (code, status, times) => {
  respondWith(() => refuse(code, status));
  const onRefused = jest.fn();
  await expect(createPostsStore(database, onRefused).list()).rejects.toThrow(status);
  expect(onRefused).toHaveBeenCalledTimes(times);
});

test('a call without a response says so after 15 s, and what it was about', async () => {
  jest.useFakeTimers();
  respondWith(() => new Promise(() => {}));
  const outcome = createPostsStore(database).list();
  const expected = expect(outcome).rejects.toThrow(
    'No response within 15 s while reading the posts. Check the connection and try again',
  );
  await jest.advanceTimersByTimeAsync(15_000);
  await expected;
  jest.useRealTimers();
});

test.each([
  [4, 409, 5, 'stored'],
  [5, 409, 5, 'aborted'],
  [1, 503, 1, 'unavailable'],
])('a save whose first %i commits get %i is sent %i times, and is then %s', async (failing, code, times, outcome) => {
  let left = failing;
  const countCommits = respondWith((url) => {
    if (!url.endsWith(':commit') || left === 0) return undefined;
    left -= 1;
    return refuse(code, 'REFUSED');
  });
  const save = createPostsStore(database).add({ title: 'A post', updatedAt: '2026-01-02T00:00:00.000Z' });
  const result = await save.then(
    () => 'stored',
    (error: { code: string }) => error.code,
  );
  expect([countCommits(), result]).toEqual([times, outcome]);
});

test('the second of two saves with the same time is refused, not taken as stored', async () => {
  respondWith(() => undefined);
  const store = createPostsStore(database);
  const [since, updatedAt] = ['2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.001Z'];
  await store.add({ title: 'A gripper', updatedAt: since }, { id: 'gripper' });
  await store.save('gripper', { title: 'Theirs', updatedAt }, since);
  await expect(store.save('gripper', { title: 'Mine', updatedAt }, since)).rejects.toThrow(PostConflictError);
});

describe('versions', () => {
  const timeOf = (second: number) => new Date(Date.UTC(2026, 0, 2, 0, 0, second)).toISOString();
  const as = (name: string) => createPostsStore(database, undefined, () => ({ uid: name, name }));
  const saversOf = async (post: string) =>
    (await as('Ada').listVersions(post)).map(({ title, fields }) => [title, fields['savedBy']]);
  beforeEach(() => respondWith(() => undefined));

  test('a version names who is signed in, not a name that is stored in the post', async () => {
    const before = { title: 'Words of Bo', savedBy: 'Ada', updatedAt: timeOf(1) };
    await as('Ada').keepVersions('named', [before, { ...before, title: 'Words of Ada', updatedAt: timeOf(2) }]);
    await as('').keepVersions('named', [{ ...before, title: 'Of nobody who signed in', updatedAt: timeOf(3) }]);
    expect(await saversOf('named')).toEqual([
      ['Of nobody who signed in', undefined],
      ['Words of Ada', 'Ada'],
      ['Words of Bo', undefined],
    ]);
  });

  test('one that is there is never changed, and a later one is kept beside it', async () => {
    await as('Ada').keepVersions('kept', [{ title: 'Words of Ada', updatedAt: timeOf(1) }]);
    await as('Bo').keepVersions('kept', [
      { title: 'Never hers', updatedAt: timeOf(1) },
      { title: 'Words of Bo', updatedAt: timeOf(2) },
    ]);
    expect(await saversOf('kept')).toEqual([
      ['Words of Bo', 'Bo'],
      ['Words of Ada', 'Ada'],
    ]);
  });

  test('what a long post said before is kept with what it says now', async () => {
    const content = Array.from({ length: 6000 }, (_, index) => index);
    const saves = [1, 2].map((second) => ({ title: `Save ${second}`, content, updatedAt: timeOf(second) }));
    await as('Ada').keepVersions('long', saves);
    expect((await as('Ada').listVersions('long')).map(({ title }) => title)).toEqual(['Save 2', 'Save 1']);
  });

  test('a save without a time is not kept as a version, and removes none', async () => {
    const titles = Array.from({ length: maxVersions + 1 }, (_, at) => `Version ${at}`);
    for (const [at, title] of titles.entries())
      await setDoc(doc(database, 'blogs/timeless/versions', timeOf(at)), { title, updatedAt: timeOf(at) });
    await as('Ada').keepVersions('timeless', [{ title: 'Of no time' }]);
    expect((await as('Ada').listVersions('timeless')).map(({ title }) => title)).toEqual(titles.toReversed());
  });

  test.each(['9999-01-01', '2026-01-04'])('versions dated ahead to %s keep at most half of the places', async (day) => {
    for (let second = 10; second < 10 + maxVersions; second += 1) {
      const updatedAt = `${day}T00:00:${second}.000Z`;
      await setDoc(doc(database, `blogs/ahead-${day}/versions`, updatedAt), { title: 'Ahead', updatedAt });
    }
    const saves = Array.from({ length: maxVersions / 2 + 1 }, (_, second) => `Save ${second}`);
    for (const [second, title] of saves.entries())
      await as('Ada').keepVersions(`ahead-${day}`, [{ title, updatedAt: timeOf(second) }]);
    const kept = (await as('Ada').listVersions(`ahead-${day}`)).map(({ title }) => title);
    expect(kept).toEqual([...Array(maxVersions / 2).fill('Ahead'), ...saves.slice(1).reverse()]);
  });

  test('a save of a clock that is days behind takes the oldest away, and none of today', async () => {
    const [today, before] = ['2026-03-04', '2026-01-02'];
    const times = Array.from({ length: maxVersions }, (_, at) => `${at < 10 ? today : before}T00:00:${at + 10}.000Z`);
    for (const updatedAt of times)
      await setDoc(doc(database, 'blogs/behind/versions', updatedAt), { title: updatedAt.slice(0, 10), updatedAt });
    await as('Ada').keepVersions('behind', [{ title: 'Behind', updatedAt: '2026-03-01T00:00:00.000Z' }]);
    const kept = (await as('Ada').listVersions('behind')).map(({ title }) => title);
    expect(kept).toEqual([...Array(10).fill(today), 'Behind', ...Array(maxVersions - 11).fill(before)]);
  });
});

describe('the trash', () => {
  const saved = (title: string) => ({
    title,
    slug: 'arms',
    status: 'published',
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
  const store = createPostsStore(database);
  const read = async (path: string) => (await getDoc(doc(database, path))).data();

  beforeEach(async () => {
    respondWith(() => undefined);
    for (const name of ['blogs', 'trash', 'slugs', 'blogs/arm/versions'])
      for (const { ref } of (await getDocs(collection(database, name))).docs) await deleteDoc(ref);
    await store.add(saved('An arm'), { id: 'arm', slug: 'arms' });
    await store.keepVersions('arm', [saved('An arm')]);
  });

  test('a listed post keeps its versions and slug when its id is deleted from the trash', async () => {
    await setDoc(doc(database, 'trash/arm'), { title: 'Planted', status: 'draft', updatedAt: '' });
    await expect(store.deleteForGood('arm')).rejects.toThrow(
      new TrashChangedError(
        'Post arm: it is in the list, and not deleted. Load the page again. If it is still in the trash by then, delete the post of the list everywhere: it takes this place',
      ),
    );
    expect((await store.listVersions('arm')).map(({ title }) => title)).toEqual(['An arm']);
    expect([await read('slugs/arms'), (await read('trash/arm'))?.['title']]).toEqual([{ post: 'arm' }, 'Planted']);
    // The remedy.
    await store.remove('arm');
    expect((await store.listTrash()).map(({ post }) => post.title)).toEqual(['An arm']);
    await store.deleteForGood('arm');
    expect([await store.listVersions('arm'), await read('slugs/arms'), await store.listTrash()]).toEqual([
      [],
      undefined,
      [],
    ]);
  });

  test('a post restored in one window while deleted for good in another stays whole', async () => {
    await store.remove('arm');
    let isRestored = false;
    respondWith((url) => {
      if (!url.endsWith(':commit') || isRestored) return undefined;
      isRestored = true;
      // It has asked whether there is a post of this id by then.
      return store.restore('arm').then(() => refuse(409, 'ABORTED'));
    });
    await expect(store.deleteForGood('arm')).rejects.toThrow('ABORTED');
    await expect(store.deleteForGood('arm')).rejects.toThrow('it is in the list, and not deleted');
    expect(await store.listVersions('arm')).toHaveLength(1);
    expect(await read('slugs/arms')).toEqual({ post: 'arm' });
  });

  test('a form whose post is in the trash adds no second post with its id', async () => {
    await store.remove('arm');
    const added = store.add({ ...saved('Another arm'), updatedAt: '2026-01-03T00:00:00.000Z' }, { id: 'arm' });
    const error = await added.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PostConflictError);
    expect(error).toMatchObject({ theirs: undefined, trashed: { title: 'An arm' } });
    expect([await read('blogs/arm'), (await read('trash/arm'))?.['title']]).toEqual([undefined, 'An arm']);
  });
});

test('a draft is one’s own by its account, and not by the name that it bears', async () => {
  respondWith(() => undefined);
  const [ada, bo] = [
    createPostsStore(database, undefined, () => ({ uid: 'ada', name: 'Ada' })),
    createPostsStore(database, undefined, () => ({ uid: 'bo', name: 'Ada' })),
  ];
  await bo.keepDraft('planted', { post: 'arm', title: 'Words of Bo' });
  await setDoc(doc(database, 'drafts/nameless'), { post: 'arm', title: 'Words of somebody', by: '' });
  await ada.keepDraft('own', { post: 'arm', title: 'Words of Ada' });
  const told = (await ada.listDrafts('arm')).map(({ key, by, fields }) => [key, by, Object.keys(fields)]);
  expect(told).toEqual([
    ['nameless', 'Somebody else', ['post', 'title']],
    ['own', '', ['post', 'title']],
    ['planted', 'Ada', ['post', 'title']],
  ]);
});
