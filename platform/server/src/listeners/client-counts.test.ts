import { ClientCounts, maxClients } from './client-counts';

const minute = 60_000;
let counts: ClientCounts;
beforeEach(() => {
  jest.useFakeTimers();
  counts = new ClientCounts();
});
afterEach(() => jest.useRealTimers());

/** Counts a request of a client that may send 3 a minute. */
function ask(client: string): { current: number; ttl: number } {
  let counted = { current: 0, ttl: 0 };
  const keep = (_error: Error | null, result: typeof counted) => {
    counted = result;
  };
  counts.incr(client, keep, minute, 3);
  return counted;
}
const askOfOthers = (clients: number) => {
  for (let client = 0; client < clients; client += 1) ask(`other ${client}`);
};

test('other clients, however many, do not free one that has exhausted its limit', () => {
  for (let request = 1; request <= 3; request += 1) expect(ask('robot').current).toBe(request);
  askOfOthers(maxClients * 2);
  expect(ask('robot').current).toBe(4);
});

test('memory is bounded: below and at their limit, the oldest clients are forgotten', () => {
  ask('visitor');
  askOfOthers(maxClients);
  expect(ask('visitor').current).toBe(1);
  for (const _request of [1, 2, 3]) askOfOthers(maxClients + 1);
  expect(ask('other 0').current).toBe(1);
});

test('a client is limited, however many have exhausted their limit in the same minute', () => {
  for (const _request of [1, 2, 3]) askOfOthers(maxClients);
  for (let request = 1; request <= 4; request += 1) expect(ask('visitor').current).toBe(request);
});

test('those whose minute is over make room before clients below the limit', () => {
  for (const _request of [1, 2, 3]) askOfOthers(maxClients);
  jest.advanceTimersByTime(minute);
  for (let request = 1; request <= 3; request += 1) {
    ask('visitor');
    ask(`another ${request}`);
  }
  expect(ask('visitor').current).toBe(4);
});

test.each([-3_600_000, 3_600_000])('a minute is a minute when the clock is set by %i ms', (step) => {
  for (let request = 1; request <= 4; request += 1) ask('visitor');
  jest.setSystemTime(Date.now() + step);
  jest.advanceTimersByTime(20_000);
  expect(ask('visitor')).toEqual({ current: 5, ttl: 40_000 });
  jest.advanceTimersByTime(40_000);
  expect(ask('visitor')).toEqual({ current: 1, ttl: minute });
});
