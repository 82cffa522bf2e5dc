import type { ComposeResult } from 'shared-config/contract/compose-result';
import { createPostsRefresher } from './refresh-posts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('several changes in a row cause one refresh; a change during a refresh causes another', async () => {
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

test('a change that the refresh under way takes with it does not keep later changes waiting', async () => {
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

test('a failure is logged, and the next change tries again at once; nothing runs after stop', async () => {
  const log = jest.fn();
  const refresh = jest.fn().mockRejectedValueOnce(new Error('no space.')).mockResolvedValue({});
  const { wake, stop } = createPostsRefresher(refresh, log);
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(log).toHaveBeenCalledWith({ level: 'error', message: expect.stringContaining('no space.') });
  wake();
  await jest.advanceTimersByTimeAsync(300);
  expect(refresh).toHaveBeenCalledTimes(2);
  await stop();
  wake();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a refresh that failed is tried again without a change, after pauses that grow to a minute', async () => {
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

test('it refreshes once at the moment of each scheduled post, also of one that a change brings forward', async () => {
  jest.setSystemTime(Date.parse('2026-11-22T12:00:00.000Z'));
  const at = (time: string) => ({ nextAt: `2026-11-22T${time}.000Z` });
  const refresh = jest.fn().mockResolvedValueOnce(at('13:00:00')).mockResolvedValueOnce(at('12:10:00'));
  refresh.mockResolvedValueOnce(at('13:00:00')).mockResolvedValue({});
  const { wake, stop } = createPostsRefresher(refresh, jest.fn());
  wake();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  wake();
  await jest.advanceTimersByTimeAsync(4 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  await stop();
});
