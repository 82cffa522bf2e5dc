import { loadPostsStore } from './load-posts-store';
import type { PostsStore } from './posts-store';

const list = jest.fn<Promise<[]>, []>().mockResolvedValue([]);
const load = jest.fn<Promise<PostsStore>, []>();
const use = () => load.mockResolvedValue({ list } as Partial<PostsStore> as PostsStore);

beforeEach(() => load.mockReset());

test('a store is loaded by its first call, and once for all that follow', async () => {
  use();
  const store = loadPostsStore(load);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([store.list(), store.list()]);
  await store.list();
  expect([load.mock.calls.length, list.mock.calls.length]).toEqual([1, 3]);
});

test('a store that failed to load is loaded again by the next call', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const store = loadPostsStore(load);
  await expect(store.list()).rejects.toThrow('offline');
  use();
  await expect(store.list()).resolves.toEqual([]);
});

test('a call rejects when its store does not come within 15 s', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const outcome = expect(loadPostsStore(load).list()).rejects.toThrow('No response within 15 s');
  await jest.advanceTimersByTimeAsync(15_000);
  await outcome;
  jest.useRealTimers();
});
