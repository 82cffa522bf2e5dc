import { type Activity, advance, startSimulation } from './simulation';

/** What a fleet does in an hour when there is always work: jobs, and the share of its time (%) that goes into each activity. */
export type FleetMeasure = { robots: number; jobs: number; shares: Record<Activity, number> };

const seeds = [1, 2, 3, 4, 5];

/** Measures a fleet over an hour, after a quarter of an hour to begin with, as the mean of five seeds. */
export function measureFleet(robots: number): FleetMeasure {
  let jobs = 0;
  let ticks = 0;
  const spent: Record<Activity, number> = { driving: 0, waiting: 0, loading: 0, charging: 0, idle: 0 };
  for (const seed of seeds) {
    const simulation = startSimulation({ seed, robots, jobsPerHour: 400, chargers: 4, closedAisle: null });
    for (let tick = 0; tick < 900; tick += 1) advance(simulation);
    const before = { jobs: simulation.finishedJobs, spent: { ...simulation.spent } };
    for (let tick = 0; tick < 3600; tick += 1) advance(simulation);
    jobs += simulation.finishedJobs - before.jobs;
    for (const activity of activities) {
      const during = simulation.spent[activity] - before.spent[activity];
      spent[activity] += during;
      ticks += during;
    }
  }
  const share = (activity: Activity) => Math.round((1000 * spent[activity]) / ticks) / 10;
  return {
    robots,
    jobs: Math.round(jobs / seeds.length),
    shares: {
      driving: share('driving'),
      waiting: share('waiting'),
      loading: share('loading'),
      charging: share('charging'),
      idle: share('idle'),
    },
  };
}

/** What robots spend their time on, in the order in which charts and legends show it. */
export const activities = ['driving', 'loading', 'waiting', 'charging', 'idle'] as const satisfies readonly Activity[];
