/** Values of the query parameter `product` (specification §2). The first is what a missing or unknown value shows. */
export const robotVariantNames = [
  'fork',
  'agvTugger',
  'counterBalance',
  'singleConveyor',
  'dualConveyor',
  'lifter',
] as const;

/** Name of a robot variant, as it stands in the address. */
export type RobotVariantName = (typeof robotVariantNames)[number];

/** A figure that the specification gives twice with different values: each place shows its own (§9). */
export type FigureByPlace = { homeTab: string; detailPage: string };

/** The four figures of a variant (specification §9, table of robot variant specifications). */
export type RobotFigures = {
  payload: string;
  speed: string | FigureByPlace;
  runTime: string;
  chargeTime: string | FigureByPlace;
};

/** What every remote says of a variant in the same words: its short name and its figures. */
export type RobotFacts = { name: string; figures: RobotFigures };

/** The one source of the six variants' figures. */
export const robotFacts: Readonly<Record<RobotVariantName, RobotFacts>> = {
  lifter: {
    name: 'Lifter',
    figures: { payload: '1500 kg', speed: '1.5 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  },
  singleConveyor: {
    name: 'Single Conveyor',
    figures: { payload: '1000 kg', speed: '1 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  },
  dualConveyor: {
    name: 'Dual Conveyor',
    figures: { payload: '1500 kg', speed: '0.7 m/s', runTime: '7-9 hrs', chargeTime: '2 hrs' },
  },
  fork: {
    name: 'Fork',
    figures: {
      payload: '1500 kg',
      speed: { homeTab: '1 m/s', detailPage: '1.5 m/s' },
      runTime: '7-9 hrs',
      chargeTime: '2 hrs',
    },
  },
  counterBalance: {
    name: 'Counterbalance',
    figures: {
      payload: '1500 kg',
      speed: '1.38 m/s',
      runTime: '8 hrs',
      chargeTime: { homeTab: '2 hrs', detailPage: '1-2 hrs' },
    },
  },
  agvTugger: {
    name: 'AGV Tugger',
    figures: { payload: '1500 kg', speed: '0.6 m/s', runTime: '8 hrs', chargeTime: '1-2 hrs' },
  },
};

/** Address of a variant's page. */
export const robotAddress = (name: RobotVariantName) => `/products/mag-product?product=${name}`;

/** A figure as one of the two places shows it. */
export function figureAt(figure: string | FigureByPlace, place: keyof FigureByPlace): string {
  return typeof figure === 'string' ? figure : figure[place];
}
