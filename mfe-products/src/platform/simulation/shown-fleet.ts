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
  /** What an operator has to know, the most urgent first. */
  alarms: readonly string[];
};

/** A robot of a run that the page shows. */
export type ShownRobot = Placement & {
  activity: Activity;
  hasLoad: boolean;
  where: string;
  /** Where it drives to; nothing in a bay. */
  towards: string;
  /** In percent. */
  charge: number;
  /** Whether a visitor has stopped it. */
  isStopped: boolean;
};

type ShownJob = { id: number; from: string; to: string; robot: number | null; state: string; age: number };

/** `Robot 05`. */
export const robotName = (id: number) => `Robot ${String(id + 1).padStart(2, '0')}`;

/** 3725 → `1:02:05`. */
export const formatTime = (ticks: number) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(ticks / 3600)}:${two((ticks % 3600) / 60)}:${two(ticks % 60)}`;
};

/** How many of the oldest jobs are shown. */
export const shownJobs = 5;
