import * as v from 'valibot';

/** A field for one number: what it is called, its unit, the example that it begins with, and its limits, both included. */
export type FigureField = { label: string; unit?: string; initial: number; min: number; max: number; hint?: string };

/** Reads a field's number as written; the message of an issue says what to enter. */
export function figure({ min, max }: FigureField) {
  const message = `Enter a number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** 1234.56 → `1,234.6`: so many decimals at most. */
export const formatNumber = (value: number, decimals = 1) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);

/** 0.8512 → `85.1%`. */
export const formatShare = (share: number) => `${formatNumber(100 * share)}%`;
