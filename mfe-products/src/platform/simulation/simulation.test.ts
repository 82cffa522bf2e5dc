import { activities, chargingCycle, measuredFleets } from '../analytics/measured-fleets';
import { bays, closableAisles, findRoute, planSize, segments } from './aisles';
import { beginRun, describeFleet } from './fleet-run';
import { placeRobot } from './place-robot';
import { defaultSettings, parseSettings, settingsQuery } from './settings';
import { advance, changeSettings, isSafe, type Simulation, startSimulation } from './simulation';
import { still } from './still';

const run = (simulation: Simulation, ticks: number, check?: () => void) => {
  for (let tick = 0; tick < ticks; tick += 1) {
    advance(simulation);
    check?.();
  }
};

const seeds = [1, 2, 3, 4, 5];

const hasTwins = (values: readonly unknown[]) => new Set(values).size < values.length;
/** Fleets from two robots to as many as there are homes, with more jobs than can be done. */
const settingsOf = (seed: number) => ({
  seed,
  robots: [20, 18, 12, 6, 2][seed - 1] ?? 2,
  jobsPerHour: 400,
  chargers: seed,
  closedAisle: null,
});

test.each([undefined, ...closableAisles.map(({ segment }) => segment)])(
  'with segment $id closed every bay can be reached from every other',
  (closed) => {
    for (const from of bays) {
      for (const to of bays) {
        const way = findRoute(from.crossing, to.crossing, closed);
        const end = way?.reduce((crossing, segment) => (segment.from === crossing ? segment.to : -1), from.crossing);
        expect(end).toBe(to.crossing);
        expect(way).not.toContain(closed);
      }
    }
  },
);

test.each(seeds)('seed %i: robots share no segment or bay, none is stuck, and every call is served', (seed) => {
  const simulation = startSimulation(settingsOf(seed));
  let longestWait = 0;
  let shared = 0;
  for (const closedAisle of [null, 0, 1, 2]) {
    changeSettings(simulation, { ...settingsOf(seed), closedAisle });
    run(simulation, 600, () => {
      if (hasTwins(simulation.robots.flatMap(({ segment }) => segment ?? []))) shared += 1;
      if (hasTwins(simulation.robots.map(({ bay }) => bay))) shared += 1;
      longestWait = Math.max(longestWait, ...simulation.robots.map(({ waited }) => waited));
    });
  }
  expect(shared).toBe(0);
  expect(longestWait).toBeLessThan(300);
  // No further call: those that are known come to an end.
  simulation.nextJobAt = Number.POSITIVE_INFINITY;
  const open = simulation.jobs.length;
  const finished = simulation.finishedJobs;
  while (simulation.jobs.length > 0 && simulation.tick < 60_000) advance(simulation);
  expect(simulation.jobs).toEqual([]);
  expect(simulation.finishedJobs).toBe(finished + open);
});

test('the same seed and settings give the same run, another seed another', () => {
  const placements = (seed: number) => {
    const simulation = startSimulation({ ...defaultSettings, seed });
    run(simulation, 500);
    return simulation.robots.map(placeRobot);
  };
  expect(placements(3)).toEqual(placements(3));
  expect(placements(3)).not.toEqual(placements(4));
});

test('four robots waiting for each other’s segments are not safe, three are', () => {
  // The north-west block is a ring of four segments.
  const ring = findRoute(0, 8)?.concat(findRoute(8, 0) ?? []) ?? [];
  expect(ring).toHaveLength(4);
  const robots = ring.map((segment, index) => ({ segment, way: [ring[(index + 1) % 4] ?? segment] }));
  expect(isSafe(robots)).toBe(false);
  expect(isSafe(robots.slice(1))).toBe(true);
});

test('new routes avoid a closed aisle, which costs jobs under constant demand', () => {
  const jobs = (closedAisle: number | null) =>
    seeds.reduce((sum, seed) => {
      const simulation = startSimulation({ seed, robots: 14, jobsPerHour: 400, chargers: 4, closedAisle });
      const closed = closedAisle === null ? undefined : closableAisles[closedAisle]?.segment;
      let entered = false;
      run(simulation, 1200, () => {
        entered ||= simulation.robots.some(({ segment }) => segment === closed);
      });
      expect(entered).toBe(false);
      return sum + simulation.finishedJobs;
    }, 0);
  expect(jobs(0)).toBeLessThan(jobs(null));
});

test('a robot with a low charge goes to a charger, and then works again', () => {
  const simulation = startSimulation({ ...defaultSettings, robots: 1, jobsPerHour: 300 });
  const [robot] = simulation.robots;
  if (!robot) throw new Error('No robot in the plant: look at startSimulation');
  robot.charge = 0.1;
  run(simulation, 600);
  expect(robot.activity).toBe('charging');
  expect(simulation.finishedJobs).toBe(0);
  run(simulation, 8000);
  expect(simulation.finishedJobs).toBeGreaterThan(0);
});

test.each([1, 2])('at most as many robots charge at once as there are chargers: %i', (chargers) => {
  const simulation = startSimulation({ ...defaultSettings, robots: 6, chargers });
  for (const robot of simulation.robots) robot.charge = 0.1;
  let most = 0;
  run(simulation, 3000, () => {
    most = Math.max(most, simulation.robots.filter(({ activity }) => activity === 'charging').length);
  });
  expect(most).toBe(chargers);
});

test('the still shows the beginning of a run with the default settings', () => {
  expect(describeFleet(beginRun(defaultSettings))).toEqual(still);
});

/** What a fleet does in an hour, measured over whole charging cycles after one to begin with, as the mean of five seeds. */
function measureFleet(robots: number) {
  const runs = seeds.map((seed) => {
    const simulation = startSimulation({ seed, robots, jobsPerHour: 400, chargers: 4, closedAisle: null });
    run(simulation, chargingCycle.hours * 3600);
    const before = { jobs: simulation.finishedJobs, spent: { ...simulation.spent } };
    run(simulation, chargingCycle.measured * chargingCycle.hours * 3600);
    return {
      jobs: simulation.finishedJobs - before.jobs,
      spent: activities.map((activity) => simulation.spent[activity] - before.spent[activity]),
    };
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const ticks = sum(runs.flatMap(({ spent }) => spent));
  const shareOf = (index: number) => sum(runs.map(({ spent }) => spent[index] ?? 0)) / ticks;
  return {
    robots,
    jobs: Math.round(sum(runs.map(({ jobs }) => jobs)) / seeds.length / (chargingCycle.measured * chargingCycle.hours)),
    shares: Object.fromEntries(activities.map((activity, index) => [activity, Math.round(1000 * shareOf(index)) / 10])),
  };
}

test('the charts show what the simulation measures', () => {
  expect(measuredFleets.map(({ robots }) => robots)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  for (const index of [0, 9]) expect(measuredFleets[index]).toEqual(measureFleet(measuredFleets[index]?.robots ?? 0));
});

test('a fleet that works all the time charges for two hours in ten, as the robots do', () => {
  for (const { shares } of measuredFleets) expect(Math.abs(shares.charging - 20)).toBeLessThan(0.5);
});

test('beyond twelve robots one more adds less than half of what the first did', () => {
  const [first] = measuredFleets;
  const gains = measuredFleets.slice(1).map(({ robots, jobs }, index) => ({
    robots,
    gain: (jobs - (measuredFleets[index]?.jobs ?? 0)) / 2,
  }));
  const half = (first?.jobs ?? 0) / 2 / 2;
  expect(gains.filter(({ gain }) => gain < half).map(({ robots }) => robots)).toEqual([14, 16, 18, 20]);
});

test('all crossings and bays lie within the drawing', () => {
  for (const { x, y } of [...segments.map(({ start }) => start), ...bays]) {
    expect(x).toBeGreaterThan(14);
    expect(x).toBeLessThan(planSize.width - 14);
    expect(y).toBeGreaterThan(18);
    expect(y).toBeLessThan(planSize.height - 18);
  }
});

test('settings survive their address, up to every limit; beyond are the defaults', () => {
  const largest = { seed: 999_999, robots: 20, jobsPerHour: 300, chargers: 6, closedAisle: closableAisles.length - 1 };
  const smallest = { seed: 1, robots: 1, jobsPerHour: 20, chargers: 1, closedAisle: 0 };
  for (const settings of [largest, smallest, defaultSettings])
    expect(parseSettings(new URLSearchParams(settingsQuery(settings)))).toEqual(settings);
  for (const query of [
    'seed=1000000&robots=21&jobs=301&chargers=7&aisle=4',
    'seed=0&robots=0&jobs=19&chargers=0&aisle=-1',
    'seed=&robots=2.5',
  ])
    expect(parseSettings(new URLSearchParams(query))).toEqual(defaultSettings);
});

test('a higher demand takes effect at once, not after the previous pause', () => {
  const simulation = startSimulation({ ...defaultSettings, jobsPerHour: 20 });
  simulation.nextJobAt = 1000;
  changeSettings(simulation, { ...defaultSettings, jobsPerHour: 300 });
  expect(simulation.nextJobAt).toBeLessThan(100);
});

test('a robot already heading for a closed aisle turns off where that is safe', () => {
  const closed = closableAisles[0].segment;
  let [before, after] = [0, 0];
  for (const seed of seeds) {
    const settings = { ...defaultSettings, seed };
    const simulation = startSimulation(settings);
    const count = () => simulation.robots.filter(({ way }) => way.includes(closed)).length;
    while (count() === 0) advance(simulation);
    before += count();
    changeSettings(simulation, { ...settings, closedAisle: 0 });
    after += count();
    for (const { segment, way, bay } of simulation.robots)
      if (segment) expect([segment, ...way].at(-1)?.to).toBe(bay.crossing);
  }
  expect(before).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
});

test("in the charts each fleet's time adds up, and a larger fleet does and waits more", () => {
  for (const [index, { jobs, shares }] of measuredFleets.entries()) {
    const all = activities.reduce((sum, activity) => sum + shares[activity], 0);
    expect(Math.abs(all - 100)).toBeLessThan(0.3);
    const smaller = measuredFleets[index - 1];
    expect(jobs).toBeGreaterThan(smaller?.jobs ?? 0);
    expect(shares.waiting).toBeGreaterThan(smaller?.shares.waiting ?? 0);
  }
});
