/**
 * The middle of some figures; of an even number of them, halfway between the two in the middle.
 * @throws {RangeError} for none: nothing was measured.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new RangeError('Nothing was measured, so nothing has a median');
  return (lower + upper) / 2;
}

/**
 * The smallest figure that a share of all do not exceed.
 * @param share 0.75 for three quarters
 * @throws {RangeError} for none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const figure = sorted[Math.ceil(sorted.length * share) - 1];
  if (figure === undefined) throw new RangeError('Nothing was measured, so nothing has a quantile');
  return figure;
}

/**
 * Median and spread of some figures, such as `1281 (1250 to 1310)`; one number where all are the same.
 * @throws {RangeError} for none
 */
export function describeSpread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(0),
  );
  return least === most ? `${middle}` : `${middle} (${least} to ${most})`;
}

/** Figures with their limits as lines to print, and whether all limits hold. */
export type Measured = { lines: string[]; holds: boolean };

/** A limit beside a figure and whether it holds, such as `at most 200 ms: holds`. */
export const describeLimit = (figure: number, most: number, unit: string): string =>
  `at most ${most} ${unit}: ${figure <= most ? 'holds' : 'EXCEEDED'}`;
