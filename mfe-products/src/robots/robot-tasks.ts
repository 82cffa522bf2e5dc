import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** Tasks that a visitor can filter by. */
export const tasks = [
  'Carry pallets',
  'Carry racks',
  'Hand over to conveyors',
  'Store in racks',
  'Supply a line',
] as const;

type Task = (typeof tasks)[number];

/** The tasks that each robot is good at, as its page describes them. */
export const robotTasks: Readonly<Record<RobotVariantName, readonly Task[]>> = {
  fork: ['Carry pallets'],
  agvTugger: ['Supply a line'],
  counterBalance: ['Carry pallets', 'Store in racks'],
  singleConveyor: ['Hand over to conveyors'],
  dualConveyor: ['Hand over to conveyors', 'Supply a line'],
  lifter: ['Carry pallets', 'Carry racks', 'Supply a line'],
};

/** The tasks of a robot, as one phrase: "Carry pallets, supply a line". */
export const describeTasks = (name: RobotVariantName) => {
  const [first = '', ...others] = robotTasks[name];
  return [first, ...others.map((task) => task.charAt(0).toLowerCase() + task.slice(1))].join(', ');
};
