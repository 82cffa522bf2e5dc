import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsDrawing } from 'shared-config/media/reports-drawing';
import { longest, planningBasis, shortest } from 'shared-config/robots/planning-basis';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import remote from '../../remote';
import { aboutUs } from '../about-us/about-us.content';
import { findPage } from '../listing/find-page';
import { blogs } from './blogs';
import { caseStudies } from './case-studies';
import { events } from './events.content';
import { industries } from './industries';
import { news } from './news.content';
import { openings } from './openings.content';
import { episodes } from './podcasts';
import { reports } from './reports.content';
import { solutions } from './solutions';
import { useCases } from './use-cases';

const lists = { blogs, caseStudies, events, industries, news, openings, episodes, reports, solutions, useCases };

test('there are as many of each kind as pages show, each with its own id', () => {
  const least = { blogs: 7, caseStudies: 6, news: 6, reports: 4, events: 4, episodes: 4, openings: 4 };
  const counts = Object.entries({ ...least, useCases: 5, industries: 3, solutions: 5 });
  const ids = Object.entries(lists).map(([name, list]) => [name, new Set(list.map(({ id }) => id)).size] as const);
  for (const [name, count] of counts) expect([name, (new Map(ids).get(name) ?? 0) >= count]).toEqual([name, true]);
  expect(ids).toEqual(Object.entries(lists).map(([name, list]) => [name, list.length]));
});

test('every date is valid, and no event ends before it begins', () => {
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

test('an event in a centre of ours is in the city of that centre', () => {
  const centreOf = (text: string) => /(?:training|test) centre/i.exec(text)?.[0].toLowerCase();
  const held = events.filter(({ place }) => centreOf(place));
  expect(held.length).toBeGreaterThan(1);
  for (const { place, city, country } of held) {
    const home = aboutUs.places.find(({ text }) => centreOf(text) === centreOf(place));
    expect([place, `${city}, ${country}`]).toEqual([place, home?.city]);
  }
});

test('the newest comes first, and so does the next event', () => {
  const newestFirst = (days: readonly string[]) => expect(days).toEqual(days.toSorted().reverse());
  newestFirst(news.map(({ date }) => date));
  newestFirst(episodes.map(({ date }) => date));
  newestFirst(openings.map(({ posted }) => posted));
  const days = events.map(({ start }) => start);
  expect(days).toEqual(days.toSorted());
  const numbers = episodes.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

test('every subject that a list names has a page', () => {
  for (const { about } of [...news, ...episodes, ...reports]) if (about) expect(findPage(about).to).toBe(about);
  expect(findPage('/products/mag-product?product=fork').title).toBe('MAG Fork');
  expect(findPage('/case-study/orban-cross-dock').title).toBe('A cross-dock sorted before the first route leaves');
  expect(() => findPage('/nowhere')).toThrow('/nowhere: no such page');
});

test("a report's cover has its title and kind (publish-drawings.ts writes it)", () => {
  const published = join(__dirname, '../../../media/published', reportsDrawing.replace('/media/', ''));
  const drawing = new DOMParser().parseFromString(readFileSync(published, 'utf8'), 'image/svg+xml');
  for (const { id, title, category } of reports) {
    const cover = drawing.getElementById(id)?.querySelector('g');
    const words = Array.from(cover?.querySelectorAll('text') ?? [], ({ textContent }) => textContent).join(' ');
    expect(words).toContain(`${category} ${title}`);
  }
});

test('the page of the sizing report that is drawn has the sum of the report', () => {
  const drawing = readFileSync(
    join(__dirname, '../../../media/published', reportsDrawing.replace('/media/', '')),
    'utf8',
  );
  const { runTime, chargeTime } = robotKeyFigures.lifter;
  const charging = shortest(runTime) / (shortest(runTime) + longest(chargeTime));
  const ready = (charging * planningBasis.availability * planningBasis.utilisation) / 10_000;
  const driving = 124 / ((robotKeyFigures.lifter.speed.value * planningBasis.pace) / 100);
  const busy = (48 * (driving + 60)) / 3600;
  for (const words of [
    `÷ ${ready.toFixed(2)} for charging, repair, reserve`,
    busy.toFixed(1),
    (busy / ready).toFixed(1),
  ])
    expect(drawing).toContain(`>${words}<`);
});

test('robots are in the one order of the site', () => {
  for (const { robots } of [...useCases, ...industries, ...solutions, ...caseStudies])
    expect(robots).toEqual(robotVariantNames.filter((name) => robots.includes(name)));
});

test('a flow leads from place to place, using the robots of its page', () => {
  for (const { url, flow, robots } of [...useCases, ...industries, ...solutions]) {
    const { places, back } = flow;
    const moves = places.flatMap(({ next }) => next ?? []);
    expect([url, [3, 4].includes(places.length), moves.length]).toEqual([url, true, places.length - 1]);
    expect(places.at(-1)?.next).toBeUndefined();
    const driven = new Set([...moves, ...(back ? [back] : [])].map(({ robot }) => robot));
    expect([url, [...driven].sort()]).toEqual([url, robots.toSorted()]);
  }
});

test('a blog item or an episode links to a page of this site, and every page exists', () => {
  const paths = remote.routes.flatMap(({ path, entries }) => entries ?? [path]);
  for (const { link } of [...blogs, ...episodes]) {
    const { origin, pathname } = new URL(link);
    expect(origin).toBe(site.origin);
    expect(paths).toContain(pathname);
  }
  for (const { url } of [...useCases, ...industries, ...solutions]) expect(paths).toContain(url);
});
