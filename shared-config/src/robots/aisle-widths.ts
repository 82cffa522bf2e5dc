import type { Value } from './figure';
import type { RobotVariantName } from './robot-names';
import { robotSpecifications } from './robot-specifications';

/**
 * Least widths of aisles for a robot with its largest load: for one, for two that meet, at a corner, and where a truck turns to set
 * a pallet down at a right angle (Ast). Those with people are where people walk; all others are for robots alone.
 */
export type AisleWidths = {
  oneWay: Value<'mm'>;
  oneWayWithPeople: Value<'mm'>;
  twoWay: Value<'mm'>;
  twoWayWithPeople: Value<'mm'>;
  corner: Value<'mm'>;
  stacking?: Value<'mm'>;
};

/** Room on either side of a robot, in mm: on its own, where two meet and slow down, and where people walk (ISO 3691-4). */
export const clearances = { alone: 250, meeting: 200, people: 500 } as const;

/** Room around a truck that turns in front of a rack, in mm (VDI 2198). */
const stackingClearance = 200;

/** Widths are given in steps of 50 mm. */
const width = (least: number): Value<'mm'> => ({ value: Math.ceil(least / 50) * 50, unit: 'mm' });

/** The width for a number of robots beside each other, with the same room beside and between them. */
const abreast = (count: number, widest: number, clearance: number) => width(count * widest + (count + 1) * clearance);

/** The widths of aisles for a robot: page, comparison, data sheet and articles read them here. */
export function aisleWidths(name: RobotVariantName): AisleWidths {
  const robot = robotSpecifications[name];
  const widest = Math.max(robot.width.value, robot.carrier?.load.width.value ?? 0);
  const stacking = leastForStacking(name);
  return {
    oneWay: abreast(1, widest, clearances.alone),
    oneWayWithPeople: abreast(1, widest, clearances.people),
    twoWay: abreast(2, widest, clearances.meeting),
    twoWayWithPeople: abreast(2, widest, clearances.people),
    corner: robot.corner,
    ...(stacking === undefined ? {} : { stacking: width(stacking) }),
  };
}

/** Ast = Wa + √((l6 + x)² + (b12 / 2 − b13)²) + a, in the letters of VDI 2198; the root is l6 + x where b13 is the larger. */
function leastForStacking(name: RobotVariantName): number | undefined {
  const { turningCircle, carrier } = robotSpecifications[name];
  if (!carrier?.turning) return undefined;
  const { loadDistance, pivot } = carrier.turning;
  const load = Math.hypot(carrier.load.length.value + loadDistance, Math.max(0, carrier.load.width.value / 2 - pivot));
  return turningCircle.value / 2 + load + stackingClearance;
}
