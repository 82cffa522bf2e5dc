import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import remote from '../../remote';
import { caseStudies } from '../content/case-studies';
import type { LayoutArea, Point } from './plant-layout/plant-layout';
import type { StudyText } from './study-text';
import { studyTexts } from './study-texts';

const each = caseStudies.map((study) => [study.id, study] as const);

/** What is read from top to bottom, without headings, labels and the layout. */
const sentences = ({ plant, before, why, weeks, quote, setbacks }: StudyText) => [
  ...[plant, before, why, setbacks].flatMap(({ paragraphs }) => paragraphs),
  ...weeks.steps.map(({ text }) => text),
  quote.text,
];

test.each(each)('%s has 500 to 800 words', (id) => {
  const text = studyTexts[id];
  const words = sentences(text).join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(500);
  const { figures, robots, modules, facts } = text;
  const around = JSON.stringify([figures, robots, modules, facts]).split(/\s+/).length;
  expect(words + around).toBeLessThanOrEqual(800);
});

test.each(each)('%s has three figures, each with its base and its period', (id, study) => {
  const text = studyTexts[id];
  expect(text.figures).toHaveLength(3);
  for (const { value, base, period } of text.figures) {
    expect(value).toMatch(/\d/);
    expect(base.length).toBeGreaterThan(8);
    expect(period).toMatch(/20\d\d/);
  }
  const [{ value, text: what }] = text.figures;
  expect(study.figure).toEqual({ value, text: what });
});

test.each(each)('%s names robots and software that its list entry names, and pages that exist', (id, study) => {
  const text = studyTexts[id];
  expect(text.robots.map(({ name }) => name)).toEqual(study.robots);
  expect(text.modules.map(({ id }) => id)).toEqual(study.software);
  const paths = remote.routes.flatMap(({ path, entries }) => entries ?? [path]);
  for (const url of study.applications) expect(paths).toContain(url);
});

test.each(each)('%s asks no robot to carry more than it can', (id) => {
  const text = studyTexts[id];
  for (const { name, load, count } of text.robots) {
    expect(load).toBeLessThanOrEqual(robotKeyFigures[name].payload.value);
    expect(count).toBeGreaterThan(0);
  }
});

test.each(each)('%s names who is quoted, with role and company', (id, study) => {
  const { quote } = studyTexts[id];
  expect(quote.name).toMatch(/^\S+ \S+/);
  expect(quote.role).toContain(study.client);
});

const inside = (x: number, y: number, { width, depth }: { width: number; depth: number }) =>
  x >= 0 && y >= 0 && x <= width && y <= depth;
const legs = (line: readonly Point[]) => line.slice(1).map((to, index) => [line[index] ?? to, to] as const);
/** Whether two lines that run along the axes cross. */
const cross = ([[ax, ay], [bx, by]]: readonly [Point, Point], [[cx, cy], [dx, dy]]: readonly [Point, Point]) =>
  Math.max(ax, bx) >= Math.min(cx, dx) &&
  Math.max(cx, dx) >= Math.min(ax, bx) &&
  Math.max(ay, by) >= Math.min(cy, dy) &&
  Math.max(cy, dy) >= Math.min(ay, by);
const overlap = (a: LayoutArea, b: LayoutArea) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth;

test.each(each)('the layout of %s can be built: nothing overlaps, and no way runs through a wall', (id) => {
  const text = studyTexts[id];
  const { layout } = text;
  const { areas, routes, walls = [], charging } = layout;
  for (const { x, y, width, depth } of areas) {
    expect(inside(x, y, layout)).toBe(true);
    expect(inside(x + width, y + depth, layout)).toBe(true);
  }
  for (const [x, y] of [...routes.flat(), ...walls.flat(), charging]) expect(inside(x, y, layout)).toBe(true);
  for (const a of areas) for (const b of areas) expect(a !== b && overlap(a, b)).toBe(false);
  for (const route of routes)
    for (const leg of legs(route))
      for (const wall of walls) for (const part of legs(wall)) expect(cross(leg, part)).toBe(false);
});

/** Metres that the text and the drawing both state. */
const statedWays = [
  ['nordhavn-bottling', 85],
  ['helix-gearbox-line', 312],
  ['orban-cross-dock', 62],
  ['boxharbour-packing', 45],
  ['stahlwerk-palletising', 120],
] as const;

test.each(statedWays)('the first way in the layout of %s is as long as its text says: %i m', (id, metres) => {
  const text = studyTexts[id];
  const [way = []] = text.layout.routes;
  const length = legs(way).reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
  expect(length).toBe(metres);
  expect(sentences(text).join(' ')).toContain(`${metres} metres`);
});
