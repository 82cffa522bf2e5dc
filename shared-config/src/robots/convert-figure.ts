import type { Figure, Unit } from './figure';

/** The systems of units that a visitor may choose from. */
export type UnitSystem = 'metric' | 'imperial';

/** Under this key the visitor's choice is kept on the device; metric while there is none. */
export const unitsKey = 'units';

/** A figure, or one in an imperial unit, whose numbers are written out to the decimals of that unit. `formatFigure` writes it. */
export type ConvertedFigure =
  | Figure
  | (({ value: string } | { from: string; to: string }) & { unit: Conversion['unit']; base?: string });

/** Kilograms of a pound. */
const kilograms = 0.453_592_37;

/** A mass in kg as whole pounds, where no other unit is written. */
export const poundsOf = (mass: number): number => Math.round(mass / kilograms);

/** The conversion of a unit: the new unit, how much of the old one it is, where its zero lies, and the decimals of every figure in it. */
type Conversion = { unit: 'lb' | 'ft/s' | 'in' | '°F'; size: number; zero?: number; decimals: number };

const conversions: Readonly<Partial<Record<Unit, Conversion>>> = {
  kg: { unit: 'lb', size: kilograms, decimals: 0 },
  'm/s': { unit: 'ft/s', size: 0.3048, decimals: 1 },
  mm: { unit: 'in', size: 25.4, decimals: 1 },
  '°C': { unit: '°F', size: 5 / 9, zero: 32, decimals: 0 },
};

/** A figure in a system of units. Hours, power, noise and slopes are the same in both. */
export function convertFigure(figure: Figure, system: UnitSystem): ConvertedFigure {
  const conversion = conversions[figure.unit];
  if (system === 'metric' || !conversion) return figure;
  const { unit, size, zero = 0, decimals } = conversion;
  const convert = (value: number) => (value / size + zero).toFixed(decimals);
  return 'value' in figure
    ? { ...figure, value: convert(figure.value), unit }
    : { ...figure, from: convert(figure.from), to: convert(figure.to), unit };
}
