import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** What each robot does, in a sentence whose first 40 characters say it already: its tab shows no more (specification §9). */
export const robotSummaries: Readonly<Record<RobotVariantName, string>> = {
  lifter: 'Lifts pallets and racks of up to 1500 kg from below.',
  singleConveyor: 'Takes loads from one conveyor to another, driverless.',
  dualConveyor: 'Brings a full box and takes an empty one in the same stop.',
  fork: 'Moves pallets from the floor to any dock or lane.',
  agvTugger: 'Pulls a train of trailers on a timetable, all day.',
  counterBalance: 'Stacks pallets into racks from the front, up to 2.6 m.',
};

/** Characters of a summary that a tab shows (specification §9). */
export const summaryLength = 40;

/** A summary as the tabs show it: cut, with an ellipsis. */
export const cutSummary = (summary: string) => `${summary.slice(0, summaryLength)}…`;
