/**
 * The middle of some figures; of an even number of them, halfway between the two in the middle.
 * @throws {RangeError} for none: there is no figure for what was not measured.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new RangeError('Nothing was measured, so nothing has a median');
  return (lower + upper) / 2;
}

/**
 * Median and spread of some figures, such as `1281 (1250 to 1310)`; one number where all are the same.
 * @param digits behind the decimal point
 * @throws {RangeError} for none
 */
export function describeSpread(values: readonly number[], digits = 0): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least} to ${most})`;
}
