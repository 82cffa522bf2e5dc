import * as v from 'valibot';
import type { StoredDocument } from './document-store';
import { comparePaths, compareValues, type DocumentValue, documentValueSchema, numberOf } from './document-value';
import { parseFieldPath, readField } from './field-path';
import { FirestoreError } from './firestore-error';

const fieldSchema = v.object({ fieldPath: v.string() });
const operators = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
] as const;

type Filter =
  | { fieldFilter: { field: { fieldPath: string }; op: (typeof operators)[number]; value: DocumentValue } }
  | { unaryFilter: { field: { fieldPath: string }; op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN' } }
  | { compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] } };

const filterSchema: v.GenericSchema<unknown, Filter> = v.lazy(() =>
  v.union([
    v.object({ fieldFilter: v.object({ field: fieldSchema, op: v.picklist(operators), value: documentValueSchema }) }),
    v.object({
      unaryFilter: v.object({ field: fieldSchema, op: v.picklist(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']) }),
    }),
    v.object({ compositeFilter: v.object({ op: v.picklist(['AND', 'OR']), filters: v.array(filterSchema) }) }),
  ]),
);

const cursorSchema = v.object({
  values: v.optional(v.array(documentValueSchema), []),
  before: v.optional(v.boolean(), false),
});

/** A query as the SDK sends it (google.firestore.v1.StructuredQuery), as far as it is offered here. */
export const structuredQuerySchema = v.strictObject({
  from: v.tuple([v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })]),
  where: v.optional(filterSchema),
  orderBy: v.optional(
    v.array(
      v.object({ field: fieldSchema, direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING') }),
    ),
    [],
  ),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  startAt: v.optional(cursorSchema),
  endAt: v.optional(cursorSchema),
});

/** A parsed query. */
export type StructuredQuery = v.InferOutput<typeof structuredQuerySchema>;

/** Filters, sorts and cuts the documents of a collection. Documents without a field that is sorted by are left out. */
export function evaluateQuery(query: StructuredQuery, documents: readonly StoredDocument[]): StoredDocument[] {
  const { where, orderBy, startAt, endAt, limit } = query;
  const matching = documents.filter(
    (document) =>
      (!where || matches(document, where)) && orderBy.every(({ field }) => valueAt(document, field.fieldPath)),
  );
  const sorted = matching.sort((a, b) => compareBy(orderBy, a, b) || comparePaths(a.name, b.name));
  const after = startAt
    ? sorted.filter((document) => {
        const order = compareToCursor(orderBy, document, startAt.values);
        return startAt.before ? order >= 0 : order > 0;
      })
    : sorted;
  const within = endAt
    ? after.filter((document) => {
        const order = compareToCursor(orderBy, document, endAt.values);
        return endAt.before ? order < 0 : order <= 0;
      })
    : after;
  return within.slice(0, limit);
}

function valueAt(document: StoredDocument, fieldPath: string): DocumentValue | undefined {
  if (fieldPath === '__name__') return { referenceValue: document.name };
  return readField(document.fields, parseFieldPath(fieldPath));
}

const signOf = (direction: 'ASCENDING' | 'DESCENDING') => (direction === 'ASCENDING' ? 1 : -1);

function compareBy(orderBy: StructuredQuery['orderBy'], a: StoredDocument, b: StoredDocument): number {
  for (const { field, direction } of orderBy) {
    const [left, right] = [valueAt(a, field.fieldPath), valueAt(b, field.fieldPath)];
    const order = left && right ? compareValues(left, right) : 0;
    if (order !== 0) return order * signOf(direction);
  }
  return 0;
}

function compareToCursor(
  orderBy: StructuredQuery['orderBy'],
  document: StoredDocument,
  values: readonly DocumentValue[],
): number {
  for (const [index, value] of values.entries()) {
    const order = orderBy[index];
    if (!order) throw new FirestoreError('INVALID_ARGUMENT', 'Cursor has more values than the query has orders');
    const own = valueAt(document, order.field.fieldPath);
    const comparison = own ? compareValues(own, value) : 0;
    if (comparison !== 0) return comparison * signOf(order.direction);
  }
  return 0;
}

function matches(document: StoredDocument, filter: Filter): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'AND'
      ? filters.every((part) => matches(document, part))
      : filters.some((part) => matches(document, part));
  }
  if ('unaryFilter' in filter) {
    const value = valueAt(document, filter.unaryFilter.field.fieldPath);
    if (value === undefined) return false;
    const isNull = 'nullValue' in value;
    const isNotANumber = Number.isNaN(numberOf(value));
    return { IS_NULL: isNull, IS_NOT_NULL: !isNull, IS_NAN: isNotANumber, IS_NOT_NAN: !isNotANumber && !isNull }[
      filter.unaryFilter.op
    ];
  }
  const { field, op, value: wanted } = filter.fieldFilter;
  const value = valueAt(document, field.fieldPath);
  return value !== undefined && compareWith(op, value, wanted);
}

const itemsOf = (value: DocumentValue) => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);
const isAmong = (value: DocumentValue, list: readonly DocumentValue[]) =>
  list.some((item) => compareValues(value, item) === 0);
/** Inequalities compare within one type only. */
const isComparable = (a: DocumentValue, b: DocumentValue) =>
  Object.keys(a)[0] === Object.keys(b)[0] || (numberOf(a) !== null && numberOf(b) !== null);

function compareWith(op: (typeof operators)[number], value: DocumentValue, wanted: DocumentValue): boolean {
  const order = compareValues(value, wanted);
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return order !== 0 && !('nullValue' in value);
    case 'LESS_THAN':
      return isComparable(value, wanted) && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isComparable(value, wanted) && order <= 0;
    case 'GREATER_THAN':
      return isComparable(value, wanted) && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isComparable(value, wanted) && order >= 0;
    case 'IN':
      return isAmong(value, itemsOf(wanted));
    case 'NOT_IN':
      return !isAmong(value, itemsOf(wanted)) && !('nullValue' in value);
    case 'ARRAY_CONTAINS':
      return isAmong(wanted, itemsOf(value));
    case 'ARRAY_CONTAINS_ANY':
      return itemsOf(value).some((item) => isAmong(item, itemsOf(wanted)));
  }
}
