import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { closableAisles } from '../../../mfe-products/src/platform/simulation/aisles';
import {
  advance,
  changeSettings,
  type Simulation,
  startSimulation,
} from '../../../mfe-products/src/platform/simulation/simulation';

// The simulation of the fleet over 200 seeds of 10,000 ticks each: npx -y pnpm@12 test:simulation [seeds] [ticks]. Fleets of
// 1 to 20 robots, 1 to 6 chargers, few calls to more than can be done, and aisles that close and open. Then no more calls come, and
// every job must end.

const { seeds, ticks } = readCounts({ seeds: 200, ticks: 10_000 });
/** Seconds that a robot may stand before a segment: longer is a deadlock. */
const maxWait = 600;
/** Seconds in which a job must end while there are jobs: one robot that charges first takes almost two hours. */
const maxPause = 3 * 3600;

const defects: string[] = [];
let finished = 0;
let longestWait = 0;
const begin = performance.now();

for (let seed = 1; seed <= seeds; seed += 1) {
  const settings = {
    seed,
    robots: 1 + ((seed * 7) % 20),
    jobsPerHour: 20 * (1 + (seed % 15)),
    chargers: 1 + (seed % 6),
    closedAisle: null,
  };
  const simulation = startSimulation(settings);
  for (let tick = 1; tick <= ticks; tick += 1) {
    // A visitor who changes what is set: another aisle, or none, twelve times.
    if (tick % Math.ceil(ticks / 12) === 0) {
      const aisle = (seed + Math.floor(tick / Math.ceil(ticks / 12))) % (closableAisles.length + 1);
      changeSettings(simulation, { ...settings, closedAisle: aisle === closableAisles.length ? null : aisle });
    }
    advance(simulation);
    check(seed, simulation);
  }
  simulation.nextJobAt = Number.POSITIVE_INFINITY;
  let last = { jobs: simulation.jobs.length, tick: simulation.tick };
  while (simulation.jobs.length > 0 && simulation.tick - last.tick < maxPause) {
    advance(simulation);
    check(seed, simulation);
    if (simulation.jobs.length < last.jobs) last = { jobs: simulation.jobs.length, tick: simulation.tick };
  }
  if (simulation.jobs.length > 0) defects.push(`seed ${seed}: ${simulation.jobs.length} jobs never end`);
  if (simulation.finishedJobs !== simulation.nextJobId - 1)
    defects.push(`seed ${seed}: ${simulation.nextJobId - 1} calls, ${simulation.finishedJobs} finished`);
  finished += simulation.finishedJobs;
}

/** No two robots in one segment, or in one bay, nobody stuck. */
function check(seed: number, { robots, tick }: Simulation) {
  const taken = robots.flatMap(({ segment }) => (segment === null ? [] : [segment]));
  if (new Set(taken).size < taken.length) defects.push(`seed ${seed}, tick ${tick}: two robots in one segment`);
  if (new Set(robots.map(({ bay }) => bay)).size < robots.length)
    defects.push(`seed ${seed}, tick ${tick}: two robots have one bay`);
  for (const { id, waited } of robots) {
    longestWait = Math.max(longestWait, waited);
    if (waited === maxWait) defects.push(`seed ${seed}, tick ${tick}: robot ${id} has stood for ${maxWait} s`);
  }
}

for (const defect of defects.slice(0, 20)) console.error(defect);
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(
  `${seeds} seeds of ${ticks} ticks in ${seconds} s: ${finished} jobs finished, longest wait ${longestWait} s`,
);
console.log(
  defects.length === 0
    ? 'No two robots in one segment or bay, nobody stuck, every job ended'
    : `${defects.length} defects`,
);
process.exitCode = defects.length === 0 ? 0 : 1;
