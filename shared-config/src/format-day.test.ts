import { formatDay } from './format-day';

test('a day is written as people read it', () => {
  expect(formatDay('2026-01-09')).toBe('9 January 2026');
  expect(formatDay('2026-12-31')).toBe('31 December 2026');
});

test.each(['', 'soon', '2026-13-01', '2026-1-2'])('what is no day stays as it is: %j', (text) => {
  expect(formatDay(text)).toBe(text);
});
