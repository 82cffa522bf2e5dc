import { formatDay } from './format-day';

test('a day is written as people read it, like the platform does', () => {
  const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDay(day)).toBe(longDate.format(new Date(day)));
  }
});

test.each(['', 'soon', '2026-13-01', '2026-1-2'])('what is no day stays as it is: %j', (text) => {
  expect(formatDay(text)).toBe(text);
});
