import type { RobotKeyFigures } from 'shared-config/robots/robot-key-figures';

/** The label of each figure of a robot (specification §9), in the order in which pages and datasheets list them. */
export const figureLabels = {
  payload: 'Payload Capacity',
  speed: 'Operating Speed',
  runTime: 'Run Time',
  chargeTime: 'Charge Time',
} as const satisfies Readonly<Record<keyof RobotKeyFigures, string>>;

/** The names of the figures, in that order. */
export const figureNames = Object.keys(figureLabels) as readonly (keyof RobotKeyFigures)[];
