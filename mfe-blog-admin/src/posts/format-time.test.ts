import { formatClock, formatTime } from './format-time';

const times = ['2026-01-02T00:05:00', '2026-06-30T23:59:59', '2024-02-29T12:00:01', '1999-12-31T23:59:00Z'];

test.each(times)('%s reads as the browser itself writes it in British English', (time) => {
  const dayAndTime = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(formatTime(time)).toBe(dayAndTime.format(new Date(time)));
  expect(formatClock(new Date(time))).toBe(new Date(time).toLocaleTimeString('en-GB'));
});

test('what is no time stays as it is', () => {
  expect(formatTime('soon')).toBe('soon');
  expect(formatTime('')).toBe('');
});
