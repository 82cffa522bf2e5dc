import { isVisible, scheduledMoment, visibleFrom } from './schedule';

const noon = Date.parse('2026-11-22T12:00:00.000Z');

test('a draft is never seen, and a scheduled post from its moment on', () => {
  expect(isVisible({ status: 'draft', publishDate: '2020-01-01' }, noon)).toBe(false);
  const scheduled = { status: 'scheduled', publishDate: '2026-11-22', publishAt: '2026-11-22T12:00:00.001Z' } as const;
  expect(isVisible(scheduled, noon)).toBe(false);
  expect(isVisible(scheduled, noon + 1)).toBe(true);
});

test('a scheduled post without a readable moment begins with its day, and without a day never', () => {
  expect(visibleFrom({ status: 'scheduled', publishDate: '2026-12-01', publishAt: 'soon' })).toBe(
    Date.parse('2026-12-01T00:00:00Z'),
  );
  expect(visibleFrom({ status: 'scheduled', publishDate: 'soon' })).toBeUndefined();
});

test('a published post with a future date is not seen before it is that day anywhere; one without a day is', () => {
  expect(isVisible({ status: 'published', publishDate: '2026-11-24' }, noon)).toBe(false);
  // In Kiribati it is the 23rd already.
  expect(isVisible({ status: 'published', publishDate: '2026-11-23' }, noon)).toBe(true);
  expect(isVisible({ status: 'published', publishDate: '' }, noon)).toBe(true);
});

test('a date is scheduled when its first moment is to come where the writer is', () => {
  const now = new Date(2026, 10, 22, 12);
  expect(scheduledMoment('2026-11-22', now)).toBeUndefined();
  expect(scheduledMoment('2026-11-23', now)).toEqual(new Date(2026, 10, 23));
  expect(scheduledMoment('', now)).toBeUndefined();
});
