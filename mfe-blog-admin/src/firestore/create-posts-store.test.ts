import { initializeApp } from 'firebase/app';
import { getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { openTestDocuments } from 'server/src/testing/test-documents';
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
