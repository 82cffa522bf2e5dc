import type { ComposeResult } from 'kit/contract/compose-result';
import { embeddedProject } from 'kit/contract/embedded-project';
import { type PostWithSchedule, visibleFrom } from 'kit/posts/schedule';
import { text } from '../testing/document-values';
import { openTestDocuments, type TestDocuments } from '../testing/test-documents';
import { queryPosts } from './query-posts';
import { createPostsRefresher } from './refresh-posts';

const minute = 60_000;
/** A post that no test has put. */
const unknown: PostWithSchedule = { status: 'published', publishDate: '' };

/** The longest timer that there is, in ms: Node ends a longer one at once, so that it would be set again without end. */
const longestTimer = 2 ** 31 - 1;
let tooLong: number[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  tooLong = [];
  const { setTimeout } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, delay = 0) => {
    if (delay > longestTimer) tooLong.push(delay);
    return setTimeout(run, Math.min(delay, longestTimer));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(tooLong).toEqual([]);
});

test('several changes cause one refresh; a change during a refresh causes another', async () => {
  const finish: (() => void)[] = [];
  const refresh = jest.fn(() => new Promise<ComposeResult>((resolve) => finish.push(() => resolve({}))));
  const { wake } = createPostsRefresher(refresh, jest.fn());
  for (let change = 0; change < 20; change += 1) wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(1);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('what a refresh was given asks for another one, also once it is over', async () => {
  const refresh = jest.fn(async (_wake: () => void): Promise<ComposeResult> => ({}));
  const { wake } = createPostsRefresher(refresh, jest.fn());
  wake();
  await jest.advanceTimersByTimeAsync(300);
  refresh.mock.calls[0]?.[0]();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a change that a running refresh includes does not delay later ones', async () => {
  const refresh = jest.fn(() => new Promise<ComposeResult>((resolve) => setTimeout(() => resolve({}), 30)));
  const { wake } = createPostsRefresher(refresh, jest.fn());
  wake();
  await jest.advanceTimersByTimeAsync(110);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(2);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('a failure is logged and retried by the next change; nothing runs after stop', async () => {
  const log = jest.fn();
  const refresh = jest.fn().mockRejectedValueOnce(new Error('no space.')).mockResolvedValue({});
  const { wake, stop, failure } = createPostsRefresher(refresh, log);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(log).toHaveBeenCalledWith({ level: 'error', message: expect.stringContaining('no space.') });
  expect(failure()).toBe('no space.');
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(2);
  await stop();
  wake();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('stopping waits for a running refresh, and ignores its failure', async () => {
  let fail = () => {};
  const refresh = () =>
    new Promise<ComposeResult>((_resolve, reject) => {
      fail = () => reject(new Error('its source has gone'));
    });
  const log = jest.fn();
  const { wake, stop } = createPostsRefresher(refresh, log);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  fail();
  await stopped;
  expect([log.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
});

test('a failed refresh is retried without a change, after pauses up to a minute', async () => {
  const refresh = jest.fn().mockRejectedValue(new Error('no space.'));
  const { wake, failure } = createPostsRefresher(refresh, jest.fn());
  wake();
  await jest.advanceTimersByTimeAsync(100 + 2000 + 4000);
  expect(refresh).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(600_000);
  const before = refresh.mock.calls.length;
  refresh.mockResolvedValue({});
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(before + 1);
  expect(failure()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(before + 1);
});

describe('scheduled posts', () => {
  let documents: TestDocuments;
  beforeEach(() => {
    jest.setSystemTime(Date.parse('2026-11-22T12:00:00.000Z'));
    documents = openTestDocuments();
  });
  afterEach(() => documents.dispose());

  const root = `projects/${embeddedProject}/databases/(default)/documents`;
  const posts = new Map<string, PostWithSchedule>();
  const put = (id: string, status: PostWithSchedule['status'], publishAt: string) => {
    posts.set(id, { status, publishAt, publishDate: '' });
    const update = { name: `${root}/blogs/${id}`, fields: { status: text(status) } };
    expect(documents.call('commit', { writes: [{ update }] }, root)).toHaveProperty('commitTime');
  };

  /** Reads the documents as the server does, and composes what readers may see of them. */
  const compose = async (): Promise<ComposeResult> => {
    const json = await queryPosts({
      call: async ({ method, parent, body }) => ({
        json: Buffer.from(JSON.stringify(documents.call(method, Buffer.from(body).toString(), parent))),
        changedCollections: [],
      }),
    });
    const found = [
      ...Buffer.from(json)
        .toString()
        .matchAll(/blogs\/(\w+)"/g),
    ].map(([, id = '']) => id);
    const moments = new Map(found.map((id) => [id, visibleFrom(posts.get(id) ?? unknown) ?? 0]));
    composed.push(found.filter((id) => (moments.get(id) ?? 0) <= Date.now()));
    const next = Math.min(...[...moments.values()].filter((moment) => moment > Date.now()));
    return Number.isFinite(next) ? { nextAt: new Date(next).toISOString() } : {};
  };
  let composed: unknown[] = [];

  test('are composed once at their moments, also if moved forward; drafts never are', async () => {
    put('draft', 'draft', '2026-11-22T11:00:00.000Z');
    put('late', 'scheduled', '2026-11-22T13:00:00.000Z');
    put('live', 'published', '');
    composed = [];
    const { wake, stop } = createPostsRefresher(compose, jest.fn());
    wake();
    await jest.advanceTimersByTimeAsync(5 * minute);
    put('soon', 'scheduled', '2026-11-22T12:10:00.000Z');
    wake();
    await jest.advanceTimersByTimeAsync(4 * minute);
    expect(composed).toEqual([['live'], ['live']]);
    await jest.advanceTimersByTimeAsync(2 * minute);
    expect(composed.slice(2)).toEqual([['live', 'soon']]);
    await jest.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(composed.slice(3)).toEqual([['late', 'live', 'soon']]);
    await stop();
  });

  test('far ahead are waited for, by timers that are not too long', async () => {
    put('far', 'scheduled', '2999-12-01T00:00:00.000Z');
    composed = [];
    const { wake, stop } = createPostsRefresher(compose, jest.fn());
    wake();
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(composed).toEqual([[]]);
    jest.setSystemTime(Date.parse('2999-11-30T23:59:59.000Z'));
    await jest.advanceTimersByTimeAsync(2 * minute);
    expect(composed).toEqual([[], ['far']]);
    await stop();
  });
});

test('posts shown by a clock a year ahead are withdrawn a minute after it is right', async () => {
  const refresh = jest.fn(async (): Promise<ComposeResult> => ({}));
  const { wake, stop } = createPostsRefresher(refresh, jest.fn());
  const today = Date.now();
  jest.setSystemTime(today + 365 * 1440 * minute);
  wake();
  await jest.advanceTimersByTimeAsync(5 * minute);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.setSystemTime(today);
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(refresh).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10 * minute);
  expect(refresh).toHaveBeenCalledTimes(2);
  await stop();
});
