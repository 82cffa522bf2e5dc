import type { RobotVariantName } from 'shared-config/robots';

/** Tasks that a visitor can filter by. */
export const tasks = [
  'Carry pallets',
  'Carry racks',
  'Hand over to conveyors',
  'Store in racks',
  'Supply a line',
] as const;

/** One of the tasks. */
export type Task = (typeof tasks)[number];

/** Kinds of place that a load is taken from or brought to: the value in an address, and what a person calls it. */
export const placeLabels = {
  floor: 'Pallet place on the floor',
  stand: 'Rack or stand on legs',
  conveyor: 'Conveyor or roller table',
  rack: 'Place in a storage rack',
  trailer: 'Trailer that is coupled',
} as const;

/** One of the kinds of place. */
export type Place = keyof typeof placeLabels;

/** What a robot is good at, and the places between which it moves a load without anybody's help. */
export type RobotAbilities = { tasks: readonly Task[]; places: readonly Place[] };

/** The abilities of each robot, as its page describes them. */
export const robotAbilities: Readonly<Record<RobotVariantName, RobotAbilities>> = {
  fork: { tasks: ['Carry pallets'], places: ['floor'] },
  agvTugger: { tasks: ['Supply a line'], places: ['trailer'] },
  counterBalance: { tasks: ['Carry pallets', 'Store in racks'], places: ['floor', 'conveyor', 'rack'] },
  singleConveyor: { tasks: ['Hand over to conveyors'], places: ['conveyor'] },
  dualConveyor: { tasks: ['Hand over to conveyors', 'Supply a line'], places: ['conveyor'] },
  lifter: { tasks: ['Carry pallets', 'Carry racks', 'Supply a line'], places: ['stand'] },
};
