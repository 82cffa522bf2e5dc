import { robotVariantNames } from 'shared-config/robots/robot-names';
import remote from '../../remote';
import { blogs } from './blogs';
import { caseStudies } from './case-studies';
import { events } from './events';
import { industries } from './industries';
import { news } from './news';
import { openings } from './openings';
import { episodes } from './podcasts';
import { reports } from './reports';
import { solutions } from './solutions';
import { useCases } from './use-cases';

const lists = { blogs, caseStudies, events, industries, news, openings, episodes, reports, solutions, useCases };

test.each([
  ['blogs', 7],
  ['caseStudies', 6],
  ['news', 6],
  ['reports', 4],
  ['events', 4],
  ['episodes', 4],
  ['openings', 4],
  ['useCases', 5],
  ['industries', 3],
  ['solutions', 5],
] as const)('%s has at least %i entries, each under an id of its own', (name, least) => {
  const ids = lists[name].map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(least);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every date is one, and no event ends before it begins', () => {
  const dates = [
    ...news.map(({ date }) => date),
    ...episodes.map(({ date }) => date),
    ...openings.map(({ posted }) => posted),
    ...events.flatMap(({ start, end }) => [start, end]),
  ];
  for (const date of dates)
    expect([date, new Date(`${date}T00:00:00Z`).toISOString()]).toEqual([date, `${date}T00:00:00.000Z`]);
  for (const { start, end } of events) expect(start <= end).toBe(true);
});

test('robots stand in the one order of the site', () => {
  for (const { robots } of [...useCases, ...industries, ...solutions, ...caseStudies])
    expect(robots).toEqual(robotVariantNames.filter((name) => robots.includes(name)));
});

test.each([...useCases, ...industries, ...solutions].map((one) => [one.url, one] as const))(
  'the flow of %s leads from place to place, by the robots of its page',
  (_, { flow: { places, back }, robots }) => {
    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places.length).toBeLessThanOrEqual(4);
    const moves = places.flatMap(({ next }) => next ?? []);
    expect(moves).toHaveLength(places.length - 1);
    expect(places.at(-1)?.next).toBeUndefined();
    const driven = new Set([...moves, ...(back ? [back] : [])].map(({ robot }) => robot));
    expect(robots.filter((robot) => !driven.has(robot))).toEqual([]);
    expect([...driven].filter((robot) => !robots.includes(robot))).toEqual([]);
  },
);

test('no two pages of applications have a heading in common', () => {
  const headings = [...useCases, ...industries, ...solutions].flatMap((one) => Object.values(one.headings));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('external links are https, and every page that is named exists', () => {
  for (const { link } of [...blogs, ...episodes]) expect(new URL(link).protocol).toBe('https:');
  const paths = remote.routes.flatMap(({ path, entries }) => entries ?? [path]);
  for (const { url } of [...useCases, ...industries, ...solutions]) expect(paths).toContain(url);
});

test('every text ends as a sentence does, and nothing was left unwritten', () => {
  const texts = [
    ...[...useCases, ...industries, ...solutions].flatMap(({ summary, problem, measure, steps, questions }) => [
      summary,
      problem,
      measure.text,
      ...steps.map(({ text }) => text),
      ...questions.map(({ answer }) => answer),
    ]),
    ...caseStudies.map(({ summary }) => summary),
    ...news.map(({ text }) => text),
    ...reports.map(({ summary }) => summary),
    ...events.map(({ text }) => text),
    ...episodes.map(({ summary }) => summary),
    ...openings.map(({ summary }) => summary),
  ];
  for (const text of texts) {
    expect(text).toMatch(/[.?!]$/);
    expect(text).not.toMatch(/lorem|todo|tbd|xxx/i);
  }
});
