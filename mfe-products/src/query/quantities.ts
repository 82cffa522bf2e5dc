import type { UnitSystem } from 'shared-config/robots/convert-figure';
import { normaliseNumber } from './read-number';

/** The quantities that a visitor enters, and how many of the query's units (kg, m) one of each unit is. */
const quantities = {
  metric: { mass: { unit: 'kg', size: 1 }, distance: { unit: 'm', size: 1 } },
  imperial: { mass: { unit: 'lb', size: 0.453_592_37 }, distance: { unit: 'ft', size: 0.3048 } },
} as const satisfies Record<UnitSystem, unknown>;

/** A kind of quantity that a field holds. */
export type Quantity = keyof (typeof quantities)[UnitSystem];

/** Unit of a quantity: kg or lb, m or ft. */
export const unitOf = (quantity: Quantity, units: UnitSystem): string => quantities[units][quantity].unit;

/** A quantity in kg or m as a number of the visitor's units. */
export const inUnits = (quantity: Quantity, value: number, units: UnitSystem): number =>
  value / quantities[units][quantity].size;

/** A quantity in the visitor's units, in kg or m. */
export const fromUnits = (quantity: Quantity, value: number, units: UnitSystem): number =>
  value * quantities[units][quantity].size;

/** A quantity of the query with its unit, rounded to whole ones: `1200 kg`, `2646 lb`. */
export const formatQuantity = (quantity: Quantity, value: number, units: UnitSystem): string =>
  `${Math.round(inUnits(quantity, value, units))} ${unitOf(quantity, units)}`;

/** A field's text as a visitor with these units reads it. The query holds kg and m, so a link shows everybody the same result. */
export const toShown = (quantity: Quantity, text: string, units: UnitSystem): string =>
  rewrite(text, (value) => inUnits(quantity, value, units), 2);

/** The text of a visitor with these units, for the query: to the millimetre and gram, as fine as it takes to read the same number again. */
export const toQuery = (quantity: Quantity, text: string, units: UnitSystem): string =>
  rewrite(normaliseNumber(text), (value) => fromUnits(quantity, value, units), 3);

function rewrite(text: string, convert: (value: number) => number, decimals: number): string {
  const value = Number(text);
  const written = Number(convert(value).toFixed(decimals));
  return text === '' || Number.isNaN(value) || written === value ? text : `${written}`;
}
