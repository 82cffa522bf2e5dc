import type { RobotVariantName } from './robot-names';

/** A unit as the site writes it: kilograms, metres per second, hours. */
export type Unit = 'kg' | 'm/s' | 'hrs';

/** One quantity. */
export type Value<Of extends Unit = Unit> = { value: number; unit: Of };

/** A quantity that varies, both ends included. */
export type Range<Of extends Unit = Unit> = { from: number; to: number; unit: Of };

/** A quantity or a range, with its unit. `formatFigure` writes it. */
export type Figure<Of extends Unit = Unit> = Value<Of> | Range<Of>;

/** What is known of a robot in figures (specification §9, table of robot variant specifications). */
export type RobotFigures = {
  payload: Value<'kg'>;
  speed: Value<'m/s'>;
  runTime: Figure<'hrs'>;
  chargeTime: Figure<'hrs'>;
};

/** The figures of the six robots, as their own pages give them. Menu, tables, cards, finder, datasheets and JSON-LD read these. */
export const robotFigures: Readonly<Record<RobotVariantName, RobotFigures>> = {
  lifter: {
    payload: { value: 1500, unit: 'kg' },
    speed: { value: 1.5, unit: 'm/s' },
    runTime: { from: 7, to: 9, unit: 'hrs' },
    chargeTime: { value: 2, unit: 'hrs' },
  },
  singleConveyor: {
    payload: { value: 1000, unit: 'kg' },
    speed: { value: 1, unit: 'm/s' },
    runTime: { from: 7, to: 9, unit: 'hrs' },
    chargeTime: { value: 2, unit: 'hrs' },
  },
  dualConveyor: {
    payload: { value: 1500, unit: 'kg' },
    speed: { value: 0.7, unit: 'm/s' },
    runTime: { from: 7, to: 9, unit: 'hrs' },
    chargeTime: { value: 2, unit: 'hrs' },
  },
  fork: {
    payload: { value: 1500, unit: 'kg' },
    speed: { value: 1.5, unit: 'm/s' },
    runTime: { from: 7, to: 9, unit: 'hrs' },
    chargeTime: { value: 2, unit: 'hrs' },
  },
  agvTugger: {
    payload: { value: 1500, unit: 'kg' },
    speed: { value: 0.6, unit: 'm/s' },
    runTime: { value: 8, unit: 'hrs' },
    chargeTime: { from: 1, to: 2, unit: 'hrs' },
  },
  counterBalance: {
    payload: { value: 1500, unit: 'kg' },
    speed: { value: 1.38, unit: 'm/s' },
    runTime: { value: 8, unit: 'hrs' },
    chargeTime: { from: 1, to: 2, unit: 'hrs' },
  },
};

/** Where the specification gives the home page's tabs a figure of their own (§9). */
const homeTabExceptions: Readonly<Partial<Record<RobotVariantName, Partial<RobotFigures>>>> = {
  fork: { speed: { value: 1, unit: 'm/s' } },
  counterBalance: { chargeTime: { value: 2, unit: 'hrs' } },
};

/** A robot's figures as its tab on the home page gives them. */
export const homeTabFigures = (name: RobotVariantName): RobotFigures => ({
  ...robotFigures[name],
  ...homeTabExceptions[name],
});
