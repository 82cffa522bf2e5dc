import { createStaffSessions } from './staff-sessions';

const hour = 3_600_000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a session ends after four hours without a request, and after twelve in any case', () => {
  const sessions = createStaffSessions();
  const [busy, idle] = [sessions.start(), sessions.start()];
  jest.advanceTimersByTime(4 * hour - 1);
  expect(sessions.isOpen(busy)).toBe(true);
  jest.advanceTimersByTime(1);
  expect([sessions.isOpen(busy), sessions.isOpen(idle)]).toEqual([true, false]);
  // Setting the clock back changes nothing.
  jest.setSystemTime(Date.now() - 24 * hour);
  jest.advanceTimersByTime(4 * hour - 1);
  expect(sessions.isOpen(busy)).toBe(true);
  jest.advanceTimersByTime(4 * hour);
  expect(sessions.isOpen(busy)).toBe(false);
});

test('a session that stays in use ends after twelve hours', () => {
  const sessions = createStaffSessions();
  const id = sessions.start();
  for (let at = 1; at < 12; at += 1) {
    jest.advanceTimersByTime(hour);
    expect(sessions.isOpen(id)).toBe(true);
  }
  jest.advanceTimersByTime(hour);
  expect(sessions.isOpen(id)).toBe(false);
});

test('one session ends, or all of them; of more than a hundred the oldest', () => {
  const sessions = createStaffSessions();
  const ids = Array.from({ length: 101 }, () => sessions.start());
  expect(ids.map(sessions.isOpen)).toEqual(ids.map((_id, at) => at > 0));
  sessions.end(ids[1] ?? '');
  expect(ids.slice(0, 3).map(sessions.isOpen)).toEqual([false, false, true]);
  expect(sessions.endAll()).toBe(99);
  expect(ids.some(sessions.isOpen)).toBe(false);
});

test('an expired session is not counted, neither when ending all nor for the limit', () => {
  const sessions = createStaffSessions();
  sessions.start();
  jest.advanceTimersByTime(4 * hour);
  expect(sessions.endAll()).toBe(0);
  const former = Array.from({ length: 100 }, () => sessions.start());
  jest.advanceTimersByTime(2 * hour);
  expect(sessions.isOpen(former[0] ?? '')).toBe(true);
  jest.advanceTimersByTime(2 * hour);
  sessions.start();
  expect(sessions.isOpen(former[0] ?? '')).toBe(true);
});
