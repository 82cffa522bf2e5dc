import type { Activity } from '../simulation/simulation';

/** The activities of robots, in the order in which charts and legends show them. */
export const activities = ['driving', 'loading', 'waiting', 'charging', 'idle'] as const satisfies readonly Activity[];

/**
 * The performance of a fleet in an hour when there is always work: jobs, and the share of its time (%) that goes into each activity, on
 * average over whole charging cycles.
 */
type FleetMeasure = { robots: number; jobs: number; shares: Record<Activity, number> };

/** Hours from one charge of a robot to the next, and how many of them are measured; one passes before. */
export const chargingCycle = { hours: 7, measured: 3 } as const;

/** The results of the simulation for fleets of 2 to 20 robots: a test compares them with the simulation. */
export const measuredFleets: readonly FleetMeasure[] = [
  { robots: 2, jobs: 29, shares: { driving: 58.3, waiting: 1.1, loading: 19.9, charging: 19.9, idle: 0.8 } },
  { robots: 4, jobs: 57, shares: { driving: 56.2, waiting: 3.4, loading: 19.6, charging: 20, idle: 0.8 } },
  { robots: 6, jobs: 80, shares: { driving: 53.7, waiting: 7, loading: 18.6, charging: 20, idle: 0.7 } },
  { robots: 8, jobs: 100, shares: { driving: 51.2, waiting: 10.7, loading: 17.4, charging: 20, idle: 0.7 } },
  { robots: 10, jobs: 119, shares: { driving: 48, waiting: 14.9, loading: 16.5, charging: 20, idle: 0.7 } },
  { robots: 12, jobs: 134, shares: { driving: 44.7, waiting: 19.1, loading: 15.5, charging: 20, idle: 0.7 } },
  { robots: 14, jobs: 147, shares: { driving: 42.3, waiting: 22.5, loading: 14.6, charging: 19.9, idle: 0.7 } },
  { robots: 16, jobs: 156, shares: { driving: 39.5, waiting: 26.5, loading: 13.5, charging: 19.8, idle: 0.7 } },
  { robots: 18, jobs: 165, shares: { driving: 36.7, waiting: 30, loading: 12.7, charging: 19.8, idle: 0.8 } },
  { robots: 20, jobs: 170, shares: { driving: 34.2, waiting: 32.6, loading: 11.8, charging: 19.7, idle: 1.7 } },
];
