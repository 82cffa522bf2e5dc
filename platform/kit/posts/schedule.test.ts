import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { isVisible, momentOf, timeOfDay, visibleFrom } from './schedule';

const noon = Date.parse('2026-11-22T12:00:00.000Z');

test('a draft is never seen, and a scheduled post from its moment on', () => {
  expect(isVisible({ status: 'draft', publishDate: '2020-01-01' }, noon)).toBe(false);
  const scheduled = { status: 'scheduled', publishDate: '2026-11-22', publishAt: '2026-11-22T12:00:00.001Z' } as const;
  expect(isVisible(scheduled, noon)).toBe(false);
  expect(isVisible(scheduled, noon + 1)).toBe(true);
});

test('a scheduled post without a valid moment begins on its day; without a day, never', () => {
  expect(visibleFrom({ status: 'scheduled', publishDate: '2026-12-01', publishAt: 'soon' })).toBe(
    Date.parse('2026-12-01T00:00:00Z'),
  );
  expect(visibleFrom({ status: 'scheduled', publishDate: 'soon' })).toBeUndefined();
});

test('a published post is hidden until its date has begun somewhere', () => {
  expect(isVisible({ status: 'published', publishDate: '2026-11-24' }, noon)).toBe(false);
  // In Kiribati it is the 23rd already.
  expect(isVisible({ status: 'published', publishDate: '2026-11-23' }, noon)).toBe(true);
  expect(isVisible({ status: 'published', publishDate: '' }, noon)).toBe(true);
});

test('date and time are a moment where the writer is; without a time it is midnight', () => {
  expect(momentOf('2026-11-23')).toEqual(new Date(2026, 10, 23));
  expect(momentOf('2026-11-23', '09:30')).toEqual(new Date(2026, 10, 23, 9, 30));
  expect(momentOf('2026-11-23', 'soon')).toEqual(new Date(2026, 10, 23));
  expect(momentOf('')).toBeUndefined();
});

test('a moment on another day than the publish date, or at midnight, has no time', () => {
  const at = (...time: [number, number, number, number?, number?]) => new Date(...time).toISOString();
  expect(timeOfDay('2026-11-23', at(2026, 10, 23, 9, 5))).toBe('09:05');
  expect(timeOfDay('2026-11-23', at(2026, 10, 23))).toBeUndefined();
  expect(timeOfDay('2026-11-23', at(2026, 10, 22, 18))).toBeUndefined();
  expect(timeOfDay('2026-11-23', '')).toBeUndefined();
  expect(timeOfDay('', at(2026, 10, 23, 9))).toBeUndefined();
});

test('moments survive clock changes; a day without midnight begins at one', () => {
  const days = {
    'Europe/Berlin': ['2026-03-29', '2026-10-25'],
    'America/Sao_Paulo': ['2018-11-04', '2018-02-18'],
    'Africa/Cairo': ['2026-04-24', '2026-10-30'],
    'Australia/Lord_Howe': ['2026-10-04', '2026-04-05'],
  };
  const script = `
    const { momentOf, timeOfDay } = require(${JSON.stringify(resolve(import.meta.dirname, 'schedule.ts'))});
    const moved = [];
    for (const [zone, days] of Object.entries(${JSON.stringify(days)})) {
      process.env.TZ = zone;
      for (const day of days) {
        if (timeOfDay(day, momentOf(day).toISOString()) !== undefined) moved.push(zone + ' ' + day);
        for (let minutes = 1; minutes < 1440; minutes += 1) {
          const two = (part) => String(Math.floor(part)).padStart(2, '0');
          const at = momentOf(day, two(minutes / 60) + ':' + two(minutes % 60)).toISOString();
          if (momentOf(day, timeOfDay(day, at)).toISOString() !== at) moved.push(zone + ' ' + at);
        }
      }
    }
    console.log(JSON.stringify(moved));`;
  const cwd = resolve(import.meta.dirname, '..');
  expect(
    JSON.parse(execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], { cwd, encoding: 'utf8' })),
  ).toEqual([]);
});
