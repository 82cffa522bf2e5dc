import { rankRobots, type Transport } from './rank-robots';

const transport = (change: Partial<Transport>): Transport => ({
  load: 800,
  distance: 150,
  from: 'conveyor',
  to: 'conveyor',
  ...change,
});
const names = (change: Partial<Transport>) => rankRobots(transport(change)).fitting.map(({ name }) => name);

test('the quickest over the distance comes first, by the figures of its page', () => {
  expect(rankRobots(transport({})).fitting).toEqual([
    { name: 'counterBalance', seconds: 109, spare: 700 },
    { name: 'singleConveyor', seconds: 150, spare: 200 },
    { name: 'dualConveyor', seconds: 214, spare: 700 },
  ]);
});

test('a robot is ranked by its speed with a load', () => {
  expect(rankRobots({ load: 800, distance: 120 }).fitting.slice(0, 4)).toEqual([
    { name: 'lifter', seconds: 80, spare: 700 },
    { name: 'counterBalance', seconds: 87, spare: 700 },
    { name: 'fork', seconds: 120, spare: 700 },
    { name: 'singleConveyor', seconds: 120, spare: 200 },
  ]);
});

test('a load beyond the payload rules a robot out, one exactly at it does not', () => {
  expect(names({ load: 1000 })).toContain('singleConveyor');
  expect(names({ load: 1001 })).not.toContain('singleConveyor');
  expect(rankRobots(transport({ load: 1001 })).unfit).toContainEqual({
    name: 'singleConveyor',
    obstacle: { kind: 'load', payload: { value: 1000, unit: 'kg' } },
  });
});

test('a robot must serve both ends', () => {
  expect(names({ from: 'floor', to: 'rack' })).toEqual(['counterBalance']);
  expect(names({ from: 'floor', to: 'trailer' })).toEqual([]);
  expect(names({ from: 'stand', to: 'stand' })).toEqual(['lifter', 'counterBalance']);
  expect(names({ from: 'stand', to: 'rack' })).toEqual(['counterBalance']);
});

test('among equally quick robots over almost no distance, the stronger comes first', () => {
  expect(names({ distance: 0.1 })).toEqual(['dualConveyor', 'counterBalance', 'singleConveyor']);
});

test('every robot either fits or does not, never both', () => {
  const { fitting, unfit } = rankRobots(transport({}));
  expect(new Set([...fitting, ...unfit].map(({ name }) => name)).size).toBe(6);
  expect(fitting.length + unfit.length).toBe(6);
});

test('without a distance the quickest with a load comes first, and no time is shown', () => {
  const { fitting } = rankRobots({ load: 1200 });
  expect(fitting.map(({ name }) => name)).toEqual(['lifter', 'counterBalance', 'fork', 'dualConveyor', 'agvTugger']);
  expect(fitting.some((robot) => 'seconds' in robot)).toBe(false);
  expect(rankRobots({ distance: 10 }).fitting.some((robot) => 'spare' in robot)).toBe(false);
});

test('a move takes a second at least', () => {
  expect(rankRobots(transport({ distance: 0.1 })).fitting.map(({ seconds }) => seconds)).toEqual([1, 1, 1]);
});
