import type { Figure, Unit } from './figure';

/** The systems of units that a visitor may choose from. */
export type UnitSystem = 'metric' | 'imperial';

/** Under this key the visitor's choice is kept on the device; metric while there is none. */
export const unitsKey = 'units';

/** A figure whose unit may also be imperial. `formatFigure` writes it. */
export type ConvertedFigure = Figure<Unit | 'lb' | 'ft/s' | 'in' | '°F'>;

/** Of a unit: what it becomes, by which rule, and how finely it is written. */
type Conversion = { unit: 'lb' | 'ft/s' | 'in' | '°F'; convert: (value: number) => number };

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Whole pounds of a mass in kg. */
export const poundsOf = (kilograms: number): number => round(kilograms / 0.453_592_37, 0);

const conversions: Readonly<Partial<Record<Unit, Conversion>>> = {
  kg: { unit: 'lb', convert: poundsOf },
  'm/s': { unit: 'ft/s', convert: (value) => round(value / 0.3048, 1) },
  // As finely as the millimetres that it comes from, for small lengths.
  mm: { unit: 'in', convert: (value) => round(value / 25.4, value < 100 ? 2 : 1) },
  '°C': { unit: '°F', convert: (value) => round((value * 9) / 5 + 32, 0) },
};

/** A figure in a system of units. Hours, power, noise and slopes are the same in both. */
export function convertFigure(figure: Figure, system: UnitSystem): ConvertedFigure {
  const conversion = conversions[figure.unit];
  if (system === 'metric' || !conversion) return figure;
  const { unit, convert } = conversion;
  return 'value' in figure
    ? { ...figure, value: convert(figure.value), unit }
    : { ...figure, from: convert(figure.from), to: convert(figure.to), unit };
}
