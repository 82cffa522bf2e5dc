import type { UnitSystem } from 'shared-config/robots/convert-figure';
import * as v from 'valibot';
import { inUnits, unitOf } from '../query/quantities';
import { describeReadings, readNumber } from '../query/read-number';

/** A field for one number: its label, its unit, the example that it begins with, and its limits, both included. */
export type FigureField = {
  label: string;
  unit?: string;
  /** A distance in m, which visitors with imperial units enter in ft. */
  isDistance?: boolean;
  initial: number;
  min: number;
  max: number;
  hint?: string;
};

/** Unit and limits of a field in a system of units, the limits rounded inwards. */
export function fieldIn({ unit, isDistance, min, max }: FigureField, units: UnitSystem) {
  if (!isDistance || units === 'metric') return { unit: isDistance ? unitOf('distance', units) : unit, min, max };
  return {
    unit: unitOf('distance', units),
    min: Math.ceil(10 * inUnits('distance', min, units)) / 10,
    max: Math.floor(10 * inUnits('distance', max, units)) / 10,
  };
}

/** The message with the limits of a field. */
export const describeLimits = ({ min, max }: { min: number; max: number }): string =>
  `Enter a number from ${formatNumber(min)} to ${formatNumber(max)}.`;

/** Reads a field's number as people write it; the message of an issue says what to enter. */
export function figure({ min, max }: FigureField) {
  const message = describeLimits({ min, max });
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }) => {
      const [number, other] = readNumber(text);
      if (number !== undefined && other === undefined) return number;
      addIssue({ message: describeReadings(text) ?? message });
      return NEVER;
    }),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** 1234.56 → `1,234.6`: with `decimals` at most. */
export const formatNumber = (value: number, decimals = 1) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value);

/** 0.8512 → `85.1%`. */
export const formatShare = (share: number) => `${formatNumber(100 * share)}%`;
