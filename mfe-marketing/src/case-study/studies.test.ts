import { describeChange, writeChange } from 'shared-config/references/studies';
import { planningBasis } from 'shared-config/robots/planning-basis';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { projectWeeks } from 'shared-config/robots/robot-use';
import { readStudyTexts } from '../../content/read-study-texts';
import remote from '../../remote';
import { caseStudies } from '../lists/case-studies';
import type { LayoutArea, Point } from './plant-layout/plant-layout';
import type { StudyText } from './study-text';

const studyTexts = readStudyTexts();

const studies = caseStudies.map((entry) => ({ entry, id: entry.id, text: studyTexts[entry.id] }));
/** The case studies that break a rule. */
const breaking = (holds: (study: (typeof studies)[number]) => boolean) =>
  studies.filter((study) => !holds(study)).map(({ id }) => id);

test('each has three figures with base and period, the first as in the list', () => {
  const isWhole = ({ value, base, period }: StudyText['figures'][number]) =>
    /\d/.test(value) && base.length > 8 && /20\d\d/.test(period);
  expect(breaking(({ text: { figures } }) => figures.length === 3 && figures.every(isWhole))).toEqual([]);
  for (const { entry, text } of studies) {
    expect(text.figures[0]).toMatchObject({ value: writeChange(entry.change), text: describeChange(entry.change) });
  }
});

test('each names robots and software that its list entry names, and pages that exist', () => {
  for (const { entry, text } of studies) {
    expect(text.robots.map(({ name }) => name)).toEqual(entry.robots);
    expect(text.modules.map(({ id }) => id)).toEqual(entry.software);
  }
  const paths = remote.routes.flatMap(({ path, entries }) => entries ?? [path]);
  expect(paths).toEqual(expect.arrayContaining(caseStudies.flatMap(({ applications }) => applications)));
});

test('no robot has to carry more than it can', () => {
  const fits = ({ name, load, count }: StudyText['robots'][number]) =>
    count > 0 && load <= robotKeyFigures[name].payload.value;
  expect(breaking(({ text: { robots } }) => robots.every(fits))).toEqual([]);
});

test('the shortest and the longest project took as long as the robots say', () => {
  const weeks = studies.map(({ text }) => Number(text.weeks.steps.at(-1)?.when.match(/\d+$/)?.[0]));
  expect({ from: Math.min(...weeks), to: Math.max(...weeks) }).toEqual(projectWeeks);
});

test('a person quoted has a name, a role and the company', () => {
  expect(
    breaking(({ text: { quote }, entry }) => /^\S+ \S+/.test(quote.name) && quote.role.includes(entry.client)),
  ).toEqual([]);
  expect(
    breaking(({ text: { quote }, entry }) => quote.name === entry.quote.name && quote.text.includes(entry.quote.text)),
  ).toEqual([]);
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

test('every layout can be built: nothing overlaps, and no route crosses a wall', () => {
  const isBuildable = ({ text: { layout } }: (typeof studies)[number]) => {
    const { areas, routes, walls = [], charging } = layout;
    const corners = areas.flatMap(({ x, y, width, depth }): Point[] => [
      [x, y],
      [x + width, y + depth],
    ]);
    const points = [...corners, ...routes.flat(), ...walls.flat(), charging];
    const parts = walls.flatMap(legs);
    return (
      points.every(([x, y]) => inside(x, y, layout)) &&
      !areas.some((a) => areas.some((b) => a !== b && overlap(a, b))) &&
      !routes.flatMap(legs).some((leg) => parts.some((part) => cross(leg, part)))
    );
  };
  expect(breaking(isBuildable)).toEqual([]);
});

test('the first route in a layout is as long as its text says', () => {
  for (const [id, metres] of [
    ['nordhavn-bottling', 85],
    ['helix-gearbox-line', 312],
    ['orban-cross-dock', 62],
    ['boxharbour-packing', 45],
    ['stahlwerk-palletising', 120],
  ] as const) {
    const [way = []] = studyTexts[id].layout.routes;
    const length = legs(way).reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
    expect([id, length]).toEqual([id, metres]);
    expect(JSON.stringify(studyTexts[id])).toContain(`${metres} metres`);
  }
});

test('doors are drawn as wide as their text says, and lanes are as deep as their pallets', () => {
  const doors = (id: 'stahlwerk-palletising' | 'helix-gearbox-line') => {
    const ends = (studyTexts[id].layout.walls ?? []).map((wall) => wall.map(([, y]) => y));
    return ends.slice(1).map((wall, index) => Math.min(...wall) - Math.max(...(ends[index] ?? [])));
  };
  expect(doors('stahlwerk-palletising')).toEqual([3.5]);
  expect(JSON.stringify(studyTexts['stahlwerk-palletising'].plant)).toContain('a fire door 3.5 metres wide');
  for (const width of doors('helix-gearbox-line')) expect(width).toBeCloseTo(3.2);
  expect(JSON.stringify(studyTexts['helix-gearbox-line'].plant)).toContain('A one-way aisle, 3.2 metres wide');
  const lanes = studyTexts['orban-cross-dock'].layout.areas.find(({ name }) => name === 'Route lanes');
  expect(JSON.stringify(studyTexts['orban-cross-dock'].why)).toContain('26 lanes with 22 positions each');
  expect(lanes?.depth).toBeGreaterThanOrEqual(22 * 1.2);
});

test('the trips of a study are those of its own figures', () => {
  const palletising = JSON.stringify(studyTexts['stahlwerk-palletising'].why);
  const { value } = robotKeyFigures.lifter.speed;
  const speed = (planningBasis.pace * value) / 100;
  const trip = 240 / speed + 80;
  expect(palletising).toContain(`at ${speed} metres per second on average: ${planningBasis.pace}% of their ${value}`);
  expect(palletising).toContain(`a trip takes ${trip} seconds, or ${(3600 / trip).toFixed(1)} per hour`);
  expect(16 / (3600 / trip)).toBeLessThan(2);
});

test('the trays of the packing tables are carried at the average speed', () => {
  const packing = JSON.stringify(studyTexts['boxharbour-packing'].why);
  const average = (full: number) => (planningBasis.pace * full) / 100;
  const [dual, single] = [robotKeyFigures.dualConveyor.speed.value, robotKeyFigures.singleConveyor.speed.value];
  const trip = 90 / average(dual) + 50;
  expect(packing).toContain(
    `At ${average(dual).toFixed(2)} metres per second on average, ${planningBasis.pace}% of ${dual}`,
  );
  expect(packing).toContain(`take ${trip.toFixed()} seconds, or ${(3600 / trip).toFixed(1)} trays per hour`);
  expect(packing).toContain(`keep ${(60 / (3600 / trip)).toFixed(1)} robots busy, so there are four`);
  const share = Math.round((60 / (3600 / trip) / 4) * 100);
  expect(packing).toContain(
    `That is ${share}% of their time, more than the ${planningBasis.utilisation}% that we plan`,
  );
  const trips = 3600 / (120 / average(single) + 30);
  expect(packing).toContain(`are ${trips} trips per hour each, where ${60 / 2} are needed`);
  expect(packing).toContain(`two trays at a time: 60 metres and back at ${average(single)} metres per second`);
});

test('a store that needs both forklifts in its busiest hour charges them outside of it', () => {
  const drums = JSON.stringify(studyTexts['solvane-drum-store'].why);
  expect(drums).toContain(
    `keep ${((22 * 3) / 60).toFixed(1)} forklifts busy, so there are two, and neither charges in that hour`,
  );
});
