import { formatDay, formatDays } from './format-day';

test('a day is written as people read it', () => {
  expect(formatDay('2026-01-09')).toBe('9 January 2026');
  expect(formatDay('2026-12-31')).toBe('31 December 2026');
});

test.each([
  ['2026-03-09', '2026-03-09', '9. März 2026'],
  ['2027-01-19', '2027-01-21', '19.–21. Januar 2027'],
  ['2027-01-31', '2027-02-02', '31. Januar – 2. Februar 2027'],
  ['2026-12-31', '2027-01-01', '31. Dezember 2026 – 1. Januar 2027'],
])('%s to %s is one span in German', (first, last, span) => {
  expect(formatDays(first, last, 'de-DE')).toBe(span);
});

test.each(['', 'soon', '2026-13-01', '2026-1-2'])('what is not a day stays as it is: %j', (text) => {
  expect(formatDay(text)).toBe(text);
});

test.each([
  ['2027-01-19', '2027-01-21', '19–21 January 2027'],
  ['2027-01-31', '2027-02-02', '31 January – 2 February 2027'],
  ['2026-12-31', '2027-01-01', '31 December 2026 – 1 January 2027'],
  ['2027-02-11', '2027-02-11', '11 February 2027'],
])('%s to %s is one span', (first, last, span) => {
  expect(formatDays(first, last)).toBe(span);
});
