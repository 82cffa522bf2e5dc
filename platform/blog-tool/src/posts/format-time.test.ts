import { formatClock, formatTime } from './format-time';

test.each([
  ['2026-01-02T00:05:00', '2 January 2026 at 00:05', '00:05:00'],
  ['2026-06-30T23:59:59', '30 June 2026 at 23:59', '23:59:59'],
])('%s is read as day and time', (time, text, clock) => {
  expect(formatTime(time)).toBe(text);
  expect(formatClock(new Date(time))).toBe(clock);
});

test('what is no time stays as it is', () => {
  expect(formatTime('soon')).toBe('soon');
  expect(formatTime('')).toBe('');
});
