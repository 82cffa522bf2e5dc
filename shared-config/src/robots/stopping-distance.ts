/**
 * What a stop is reckoned with, as an example that nobody has measured: seconds until the brakes bite, their deceleration in m/s² with a
 * load on a dry floor, and how much longer the way is with brakes that have aged.
 */
const braking = { reaction: 0.22, deceleration: 1, aged: 1.1 } as const;

/** The way to a standstill, in m: the sum of the article on scanners, with its examples. @param speed in m/s */
export const stoppingDistance = (speed: number): number =>
  braking.reaction * speed + (braking.aged * speed ** 2) / (2 * braking.deceleration);

/** What it rests on, in words. */
export const stoppingBasis = `Stopping distance: ${braking.reaction} s until the brakes bite and ${braking.deceleration} m/s², with a tenth more for aged brakes. An example, not measured; your manual has those of your robot.`;
