import type { Activity } from '../simulation/simulation';

/** What robots spend their time on, in the order in which charts and legends show it. */
export const activities = ['driving', 'loading', 'waiting', 'charging', 'idle'] as const satisfies readonly Activity[];

/** What a fleet does in an hour when there is always work: jobs, and the share of its time (%) that goes into each activity. */
type FleetMeasure = { robots: number; jobs: number; shares: Record<Activity, number> };

/** What the simulation measures for fleets of 2 to 20 robots: a test compares it with the simulation. */
export const measuredFleets: readonly FleetMeasure[] = [
  { robots: 2, jobs: 31, shares: { driving: 65.8, waiting: 1.5, loading: 21.4, charging: 10.5, idle: 0.8 } },
  { robots: 4, jobs: 67, shares: { driving: 65.6, waiting: 4.2, loading: 23.1, charging: 6.2, idle: 0.9 } },
  { robots: 6, jobs: 94, shares: { driving: 63.3, waiting: 9.6, loading: 21.7, charging: 4.4, idle: 0.9 } },
  { robots: 8, jobs: 116, shares: { driving: 59.3, waiting: 16, loading: 20.1, charging: 3.9, idle: 0.8 } },
  { robots: 10, jobs: 137, shares: { driving: 55.1, waiting: 21.8, loading: 19, charging: 3.4, idle: 0.7 } },
  { robots: 12, jobs: 153, shares: { driving: 50.6, waiting: 28.3, loading: 17.6, charging: 2.7, idle: 0.7 } },
  { robots: 14, jobs: 160, shares: { driving: 46.1, waiting: 34.1, loading: 15.9, charging: 3.3, idle: 0.6 } },
  { robots: 16, jobs: 173, shares: { driving: 43.1, waiting: 38, loading: 15, charging: 3.3, idle: 0.6 } },
  { robots: 18, jobs: 174, shares: { driving: 38.9, waiting: 43.9, loading: 13.4, charging: 3.3, idle: 0.5 } },
  { robots: 20, jobs: 179, shares: { driving: 35.5, waiting: 48.5, loading: 12.4, charging: 3.1, idle: 0.5 } },
];
