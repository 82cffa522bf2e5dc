/**
 * The short name of each robot, by its value of the query parameter `product`. Their order here is the one in which the robots stand on
 * every page: that of the menu (specification §2 Header).
 */
export const robotNames = {
  lifter: 'Lifter',
  singleConveyor: 'Single Conveyor',
  dualConveyor: 'Dual Conveyor',
  fork: 'Fork',
  agvTugger: 'AGV Tugger',
  counterBalance: 'Counterbalance',
} as const;

/** Name of a robot variant, as it stands in the URL. */
export type RobotVariantName = keyof typeof robotNames;

/** The six variants in their order. */
export const robotVariantNames = Object.keys(robotNames) as readonly RobotVariantName[];

/** The robot shown for a missing or unknown value of `product` (specification §2 Robot variant detail page). */
export const defaultRobotVariant: RobotVariantName = 'fork';

/** Path, with query, of a variant's page. */
export const robotPath = (name: RobotVariantName) => `/products/mag-product?product=${name}`;
