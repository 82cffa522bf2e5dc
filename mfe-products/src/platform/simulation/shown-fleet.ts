import type { Placement } from './place-robot';
import type { Activity } from './simulation';

/** The state of a run that the page shows. */
export type ShownFleet = {
  tick: number;
  finishedJobs: number;
  /** Finished jobs, minute by minute. */
  history: readonly number[];
  /** The share of all time that was spent waiting (%). */
  waitingShare: number;
  robots: readonly ShownRobot[];
  /** The oldest jobs, oldest first. */
  jobs: readonly ShownJob[];
};

type ShownRobot = Placement & {
  activity: Activity;
  hasLoad: boolean;
  where: string;
  /** Where it drives to; nothing in a bay. */
  towards: string;
  /** In percent. */
  charge: number;
};

type ShownJob = { id: number; from: string; to: string; robot: number | null; state: string; age: number };

/** How many of the oldest jobs are shown. */
export const shownJobs = 5;
