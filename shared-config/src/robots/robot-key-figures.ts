import type { Figure, Value } from './figure';
import type { RobotVariantName } from './robot-names';
import { robotPayloads } from './robot-payloads';

/** The key figures of a robot (specification §9, table of robot variant specifications). */
export type RobotKeyFigures = {
  payload: Value<'kg'>;
  speed: Value<'m/s'>;
  runTime: Figure<'hrs'>;
  chargeTime: Figure<'hrs'>;
};

const payloadOf = (name: RobotVariantName) => ({ value: robotPayloads[name], unit: 'kg' }) as const;
const metresPerSecond = (value: number) => ({ value, unit: 'm/s' }) as const;
const hours = (value: number) => ({ value, unit: 'hrs' }) as const;
const hoursBetween = (from: number, to: number) => ({ from, to, unit: 'hrs' }) as const;

/** The figures of the six robots, as their own pages give them. Tables, cards, tabs, finder, datasheets and JSON-LD read these. */
export const robotKeyFigures: Readonly<Record<RobotVariantName, RobotKeyFigures>> = {
  lifter: {
    payload: payloadOf('lifter'),
    speed: metresPerSecond(1.5),
    runTime: hoursBetween(7, 9),
    chargeTime: hours(2),
  },
  singleConveyor: {
    payload: payloadOf('singleConveyor'),
    speed: metresPerSecond(1),
    runTime: hoursBetween(7, 9),
    chargeTime: hours(2),
  },
  dualConveyor: {
    payload: payloadOf('dualConveyor'),
    speed: metresPerSecond(0.7),
    runTime: hoursBetween(7, 9),
    chargeTime: hours(2),
  },
  fork: {
    payload: payloadOf('fork'),
    speed: { ...metresPerSecond(1.5), base: 'unloaded' },
    runTime: hoursBetween(7, 9),
    chargeTime: hours(2),
  },
  agvTugger: {
    payload: payloadOf('agvTugger'),
    speed: metresPerSecond(0.6),
    runTime: hours(8),
    chargeTime: hoursBetween(1, 2),
  },
  counterBalance: {
    payload: payloadOf('counterBalance'),
    speed: metresPerSecond(1.38),
    runTime: hours(8),
    chargeTime: { ...hoursBetween(1, 2), base: 'typical' },
  },
};

/** The payload of the strongest robots of the line. */
export const highestPayload: Value<'kg'> = { value: Math.max(...Object.values(robotPayloads)), unit: 'kg' };

/** Where the specification gives the home page's tabs a figure of their own (§9), and on what condition it holds. */
const homeTabExceptions: Readonly<Partial<Record<RobotVariantName, Partial<RobotKeyFigures>>>> = {
  fork: { speed: { ...metresPerSecond(1), base: 'loaded' } },
  counterBalance: { chargeTime: { ...hours(2), base: 'from empty' } },
};

/** A robot's figures as its tab on the home page gives them. */
export const homeTabFigures = (name: RobotVariantName): RobotKeyFigures => ({
  ...robotKeyFigures[name],
  ...homeTabExceptions[name],
});

/** How fast a robot drives with a load: of the fork, whose page gives its speed without one, as the home page says. */
export const speedWithLoad = (name: RobotVariantName): Value<'m/s'> => homeTabFigures(name).speed;
