/**
 * What each robot is called for short, by its value of the query parameter `product`. Their order here is the one in which
 * the robots stand on every page: that of the menu (specification §2 Header).
 */
export const robotNames = {
  lifter: 'Lifter',
  singleConveyor: 'Single Conveyor',
  dualConveyor: 'Dual Conveyor',
  fork: 'Fork',
  agvTugger: 'AGV Tugger',
  counterBalance: 'Counterbalance',
} as const;

/** Name of a robot variant, as it stands in the address. */
export type RobotVariantName = keyof typeof robotNames;

/** The six variants in their order. */
export const robotVariantNames = Object.keys(robotNames) as readonly RobotVariantName[];

/** What a missing or unknown value of `product` shows (specification §2 Robot variant detail page). */
export const defaultRobotVariant: RobotVariantName = 'fork';

/** A figure that the specification gives twice with different values: each place shows its own (§9). */
export type FigureByPlace = { homeTab: string; detailPage: string };

/** The four figures of a variant (specification §9, table of robot variant specifications). */
export type RobotFigures = {
  payload: string;
  speed: string | FigureByPlace;
  runTime: string;
  chargeTime: string | FigureByPlace;
};

/** The one source of the six variants' figures. */
export const robotFigures: Readonly<Record<RobotVariantName, RobotFigures>> = {
  lifter: { payload: '1500 kg', speed: '1.5 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  singleConveyor: { payload: '1000 kg', speed: '1 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  dualConveyor: { payload: '1500 kg', speed: '0.7 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  fork: {
    payload: '1500 kg',
    speed: { homeTab: '1 m/s', detailPage: '1.5 m/s' },
    runTime: '7-9 hrs',
    chargeTime: '2 hrs',
  },
  agvTugger: { payload: '1500 kg', speed: '0.6 m/s', runTime: '8 hrs', chargeTime: '1-2 hrs' },
  counterBalance: {
    payload: '1500 kg',
    speed: '1.38 m/s',
    runTime: '8 hrs',
    chargeTime: { homeTab: '2 hrs', detailPage: '1-2 hrs' },
  },
};

/** Address of a variant's page. */
export const robotAddress = (name: RobotVariantName) => `/products/mag-product?product=${name}`;

/** A figure as one of the two places shows it. */
export function figureAt(figure: string | FigureByPlace, place: keyof FigureByPlace): string {
  return typeof figure === 'string' ? figure : figure[place];
}
