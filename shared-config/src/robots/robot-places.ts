import type { RobotVariantName } from './robot-names';

/** Kinds of place that a load is taken from or brought to: its value in the query, and what people call it. */
export const placeLabels = {
  floor: 'Pallet position on the floor',
  stand: 'Rack or stand on legs',
  conveyor: 'Conveyor or roller table',
  rack: 'Location in a storage rack',
  trailer: 'Coupled trailer',
} as const;

/** A kind of place. */
export type Place = keyof typeof placeLabels;

/** The places between which each robot moves a load without anybody's help. */
export const robotPlaces: Readonly<Record<RobotVariantName, readonly Place[]>> = {
  fork: ['floor'],
  agvTugger: ['trailer'],
  // From a stand it takes the pallet alone, from the front.
  counterBalance: ['floor', 'stand', 'conveyor', 'rack'],
  singleConveyor: ['conveyor'],
  dualConveyor: ['conveyor'],
  lifter: ['stand'],
};
