import type { UnitSystem } from 'shared-config/robots/convert-figure';
import type { Asked } from '../line-search';

/** How the finder names its quantities, and how many of the query's units (kg, m) one of them is. */
const quantities = {
  metric: { load: { unit: 'kg', size: 1 }, distance: { unit: 'm', size: 1 } },
  imperial: { load: { unit: 'lb', size: 0.453_592_37 }, distance: { unit: 'ft', size: 0.3048 } },
} as const satisfies Record<UnitSystem, unknown>;

/** A field of the finder that holds a quantity. */
export type Quantity = keyof (typeof quantities)[UnitSystem];

/** Unit of a quantity: kg or lb, m or ft. */
export const unitOf = (quantity: Quantity, units: UnitSystem): string => quantities[units][quantity].unit;

/** A quantity of the query with its unit, rounded to whole ones: `1200 kg`, `2646 lb`. */
export const formatQuantity = (quantity: Quantity, value: number, units: UnitSystem): string =>
  `${Math.round(value / quantities[units][quantity].size)} ${unitOf(quantity, units)}`;

/** The fields as a visitor with these units reads them. The query holds kg and m, so a link shows everybody the same result. */
export const toShown = (asked: Asked, units: UnitSystem): Asked =>
  rescale(asked, units, (value, size) => value / size, 2);

/** What such a visitor has typed, for the query. As fine as it takes to read the same number again. */
export const toQuery = (typed: Asked, units: UnitSystem): Asked =>
  rescale(typed, units, (value, size) => value * size, 4);

function rescale(
  asked: Asked,
  units: UnitSystem,
  convert: (value: number, size: number) => number,
  decimals: number,
): Asked {
  const { load, distance } = quantities[units];
  const write = (text: string, size: number) => {
    const value = Number(text);
    const written = Number(convert(value, size).toFixed(decimals));
    return text === '' || Number.isNaN(value) || written === value ? text : `${written}`;
  };
  return { ...asked, load: write(asked.load, load.size), distance: write(asked.distance, distance.size) };
}
