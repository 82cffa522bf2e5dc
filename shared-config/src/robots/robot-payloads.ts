import type { RobotVariantName } from './robot-names';

/** The payload of each robot, in kg (specification §9). Apart from the other figures, because the menu of every page shows it. */
export const robotPayloads: Readonly<Record<RobotVariantName, number>> = {
  lifter: 1500,
  singleConveyor: 1000,
  dualConveyor: 1500,
  fork: 1500,
  agvTugger: 1500,
  counterBalance: 1500,
};

/** The work of a robot on its payload, before `up to 1500 kg`: the tugger carries nothing. */
export const payloadVerb = (name: RobotVariantName): 'carries' | 'pulls' =>
  name === 'agvTugger' ? 'pulls' : 'carries';
