import type { RobotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type Place, placeLabels } from 'shared-config/robots/robot-places';
import * as v from 'valibot';
import type { FormValues } from '../query/form-values';
import { readNumber } from '../query/read-number';
import { parseCompared } from '../robot-comparison/compared-robots';
import { tasks } from '../robots/robot-tasks';
import type { Transport } from './robot-finder/rank-robots';

const places = Object.keys(placeLabels) as [Place, ...Place[]];
const quantity = (maximum: number) =>
  v.pipe(
    v.string(),
    v.transform(readNumber),
    v.strictTuple([v.pipe(v.number(), v.gtValue(0), v.maxValue(maximum))]),
    v.transform(([number]) => number),
  );

const sortableFigures = ['payload', 'speed'] as const;

/** The figures that the table can be sorted by: those that are one value. */
export type SortableFigure = (typeof sortableFigures)[number];

/** Whether the table can be sorted by a figure. */
export const isSortable = (figure: keyof RobotKeyFigures): figure is SortableFigure =>
  sortableFigures.some((sortable) => sortable === figure);

/** The table's sorting and filter in the query. Unknown values are ignored. */
const tableSchema = v.object({
  sort: v.fallback(v.nullable(v.picklist(sortableFigures)), null),
  order: v.fallback(v.picklist(['ascending', 'descending']), 'descending'),
  task: v.fallback(v.nullable(v.picklist(tasks)), null),
});

/** The table's part of the query. */
export type TableSearch = v.InferOutput<typeof tableSchema> & { compare: ReturnType<typeof parseCompared> };

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** The most that the finder takes of a quantity, in kg or m. */
export const largestQuantity = 100_000;

const transportSchema = v.object({
  load: optional(quantity(largestQuantity)),
  distance: optional(quantity(largestQuantity)),
  from: optional(v.picklist(places)),
  to: optional(v.picklist(places)),
});

/** A field of the finder, as the query names it. */
export type TransportField = keyof Transport;

/** Reads the table's part of the query. */
export const parseTableSearch = (search: URLSearchParams): TableSearch => ({
  ...v.parse(tableSchema, Object.fromEntries(search)),
  compare: parseCompared(search),
});

/** Reads the finder's part of the query; a missing or invalid value is left out. */
export const parseTransport = (search: URLSearchParams): Transport =>
  Object.fromEntries(
    Object.entries(v.parse(transportSchema, Object.fromEntries(search))).filter(([, value]) => value !== undefined),
  );

/** The fields of the finder as written, empty where they are not filled in. */
export type Asked = FormValues<TransportField>;

/** The finder before anything is asked. */
export const nothingAsked: Asked = { load: '', distance: '', from: '', to: '' };
