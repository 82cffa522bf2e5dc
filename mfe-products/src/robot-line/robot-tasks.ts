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

/** What each robot is good at. */
export const robotTasks: Readonly<Record<RobotVariantName, readonly Task[]>> = {
  fork: ['Carry pallets'],
  agvTugger: ['Supply a line'],
  counterBalance: ['Carry pallets', 'Store in racks'],
  singleConveyor: ['Hand over to conveyors'],
  dualConveyor: ['Hand over to conveyors', 'Supply a line'],
  lifter: ['Carry pallets', 'Carry racks', 'Supply a line'],
};
