import { robotVariantNames } from 'shared-config/robots';
import * as v from 'valibot';
import { type Place, placeLabels, tasks } from './robot-abilities';

const places = Object.keys(placeLabels) as [Place, ...Place[]];
const quantity = (maximum: number) =>
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.gtValue(0), v.maxValue(maximum));

/** How many robots stand side by side at the most. */
export const mostCompared = 3;

/** What the robot line's address says of its table. What it does not know, it ignores. */
const tableSchema = v.object({
  sort: v.fallback(v.nullable(v.picklist(['payload', 'speed'])), null),
  order: v.fallback(v.picklist(['ascending', 'descending']), 'descending'),
  task: v.fallback(v.nullable(v.picklist(tasks)), null),
  compare: v.pipe(
    v.array(v.string()),
    v.transform((names) => robotVariantNames.filter((name) => names.includes(name)).slice(0, mostCompared)),
  ),
});

const transportSchema = v.object({
  load: quantity(100_000),
  distance: quantity(100_000),
  from: v.picklist(places),
  to: v.picklist(places),
});

/** The table's part of an address: sorting, filter, and what is compared. */
export const parseTableSearch = (search: URLSearchParams) =>
  v.parse(tableSchema, { ...Object.fromEntries(search), compare: search.getAll('compare') });

/** The finder's part of an address; `undefined` while the transport in it is missing or makes no sense. */
export function parseTransport(search: URLSearchParams) {
  const { success, output } = v.safeParse(transportSchema, Object.fromEntries(search));
  return success ? output : undefined;
}
