import type { Value } from './figure';
import type { RobotVariantName } from './robot-names';
import { robotPayloads } from './robot-payloads';
import { robotSpecifications } from './robot-specifications';

// Everything here is reckoned from the models and measured by nobody: kg and mm, moments about an axle, left and right alike.

/**
 * Measures of the counterbalance, an assumption that its data sheet states: how far its middle of weight lies behind the front axle and
 * above the floor, and how far the rear axle lies behind.
 */
export const counterBalanceAxles = { middleBehind: 850, middleAbove: 600, wheelbase: 1000 } as const;

/**
 * Measures of the fork: from the drive axle forward to the load wheels, to the back of the forks, and to the mast, before which none of its
 * own weight lies.
 */
const forkAxles = { wheelbase: 1400, toForks: 470, toMast: 440 } as const;

/**
 * The stresses that a raised load has to stand, after which a quarter of the truck's moment is still left over: an incline, and a middle of
 * weight so far above the forks.
 */
export const raisedLoad = { incline: 4, middleAboveForks: 500, reserve: 1.25 } as const;

/** From the back of the forks to the middle of the largest load, which is half as long; of robots with forks. */
export function loadCentre(name: RobotVariantName): Value<'mm'> | undefined {
  const { carrier } = robotSpecifications[name];
  return carrier?.kind === 'forks' ? { value: carrier.load.length.value / 2, unit: 'mm' } : undefined;
}

/**
 * The capacity of the counterbalance at a height, with the middle of the load so far from the back of the forks: as much as truck × (behind
 * − incline × above) = reserve × load × (ahead + incline × its height) allows, in steps of 10 kg, and never more than its payload.
 */
export function residualCapacity(height: number, centre: number): Value<'kg'> {
  const { weight, carrier } = robotSpecifications.counterBalance;
  const { middleBehind, middleAbove } = counterBalanceAxles;
  const incline = raisedLoad.incline / 100;
  const ahead = (carrier?.turning?.loadDistance ?? 0) + centre + incline * (height + raisedLoad.middleAboveForks);
  const balanced = (weight.value * (middleBehind - incline * middleAbove)) / ahead;
  const value = Math.floor(balanced / raisedLoad.reserve / 10) * 10;
  return { value: Math.min(robotPayloads.counterBalance, value), unit: 'kg' };
}

/** The most that one wheel carries on a level floor, with the largest load in its place, in steps of 10 kg. */
export const wheelLoad = (name: RobotVariantName): Value<'kg'> => ({
  value: Math.ceil(heaviestWheel(name) / 10) * 10,
  unit: 'kg',
});

function heaviestWheel(name: RobotVariantName): number {
  const { weight, carrier } = robotSpecifications[name];
  const load = robotPayloads[name];
  if (name === 'counterBalance') {
    const { middleBehind, wheelbase } = counterBalanceAxles;
    const ahead = (carrier?.turning?.loadDistance ?? 0) + (loadCentre(name)?.value ?? 0);
    const front = (weight.value * (wheelbase - middleBehind) + load * (wheelbase + ahead)) / wheelbase;
    return front / 2;
  }
  if (name === 'fork') {
    const { wheelbase, toForks, toMast } = forkAxles;
    const onLoadWheels = (load * (toForks + (loadCentre(name)?.value ?? 0))) / wheelbase;
    // Its own weight lies between drive axle and mast: all of it counts for the drive wheel, and as much as can be for the load wheels.
    return Math.max(weight.value + load - onLoadWheels, (onLoadWheels + (weight.value * toMast) / wheelbase) / 2);
  }
  // The tugger pulls its load. The others carry it in the middle: at worst on the two drive wheels or two castors alone, half on each.
  return (weight.value + (carrier ? load : 0)) / 2;
}
