import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** What each robot does, in a sentence whose first 40 characters end with a word: its tab shows no more (specification §9). */
export const robotSummaries: Readonly<Record<RobotVariantName, string>> = {
  lifter: 'Lifts pallets and racks of up to 1500 kg from underneath.',
  singleConveyor: 'Takes loads from one conveyor to another, where none could stand.',
  dualConveyor: 'Delivers one load while another is taken on board, with two decks side by side.',
  fork: 'Moves pallets from the floor to any dock or lane.',
  agvTugger: 'Pulls a train of trailers on a timetable, from station to station.',
  counterBalance: 'Stacks pallets into racks from the front, with its weight behind the mast.',
};

/** Characters of a summary that a tab shows (specification §9). */
export const summaryLength = 40;

/** A summary as the tabs show it: cut, with an ellipsis. */
export const cutSummary = (summary: string) => `${summary.slice(0, summaryLength)}…`;
