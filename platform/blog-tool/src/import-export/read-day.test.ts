import { readDay } from './read-day';

test.each([
  ['2026-01-02', '2026-01-02'],
  // Jekyll, Hugo
  ['2026-01-02 10:00:00 +0100', '2026-01-02'],
  ['2026-01-02T23:30:00-05:00', '2026-01-02'],
  // Hexo
  ['2025/07/13 20:46:25', '2025-07-13'],
  ['2025/7/3', '2025-07-03'],
  // Astro
  ['Jul 08 2025', '2025-07-08'],
  ['July 8th, 2025', '2025-07-08'],
  ['Sept. 8, 2025 10:00', '2025-09-08'],
  ['Tue, 08 Jul 2025 10:00:00 GMT', '2025-07-08'],
  ['8  may  2025', '2025-05-08'],
])('%s is the day %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

test.each(['', 'soon', '07/08/2025', '2025-02-31', '2025-13-01', 'Foo 08 2025', '1751932800', '2025-07-0812'])(
  'a text that says no day, or not which, is none: %s',
  (written) => {
    expect(readDay(written)).toBeUndefined();
  },
);
