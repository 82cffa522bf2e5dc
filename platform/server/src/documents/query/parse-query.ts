import { invalidArgument } from '../firestore-error';
import type { Scope } from '../store/document-table';
import type { DocumentValue } from '../values/document-value';
import { formatFieldPath } from '../values/field-path';
import type { DocumentName } from '../values/resource-name';
import { checkFilter, conditionsOf } from './check-filter';
import { type Condition, type Filter, isName, nameField, type StructuredQuery } from './structured-query';

/** A field that documents are sorted by; a document without it is left out. */
export type Order = { field: readonly string[]; isDescending: boolean };

/** Where the result begins or ends: values for the first orders. */
export type Cursor = { values: readonly DocumentValue[]; before: boolean };

/** A valid query with all defaults filled in. */
export type Query = {
  scope: Scope;
  filter: Filter | undefined;
  /** The name is the last of them. */
  orders: readonly Order[];
  startAt: Cursor | undefined;
  endAt: Cursor | undefined;
  offset: number;
  limit: number;
  /** Paths of the fields that are wanted; `null` for all. */
  select: readonly (readonly string[])[] | null;
};

const inequalities: readonly string[] = [
  'NOT_EQUAL',
  'NOT_IN',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];

const compareFields = (a: readonly string[], b: readonly string[]) =>
  Buffer.compare(Buffer.from(formatFieldPath(a)), Buffer.from(formatFieldPath(b)));

/** The requested orders, then the fields of inequalities, then the name, in the direction of the last requested one. */
function readOrders(orderBy: readonly Order[], conditions: readonly Condition[]): Order[] {
  const isDescending = orderBy.at(-1)?.isDescending ?? false;
  const compared = conditions.filter(({ op }) => inequalities.includes(op)).map(({ field }) => field);
  const added = [...compared.filter((field) => !isName(field)).sort(compareFields), [nameField]];
  const orders = new Map<string, Order>();
  for (const order of [...orderBy, ...added.map((field) => ({ field, isDescending }))]) {
    const path = formatFieldPath(order.field);
    // Fields after the name, which is unique, sort nothing; a document without the field is left out all the same.
    if (!orders.has(path)) orders.set(path, order);
  }
  return [...orders.values()];
}

/**
 * Checks a query and fills in its defaults.
 * @param parent the document or root that is queried
 * @throws {FirestoreError} INVALID_ARGUMENT when it is refused
 */
export function readQuery(parent: DocumentName, { from, where, orderBy, ...query }: StructuredQuery): Query {
  const { collectionId = '', allDescendants = false } = from[0] ?? {};
  if (where) checkFilter(where);
  const orders = readOrders(orderBy, where ? conditionsOf(where) : []);
  const { startAt, endAt } = query;
  if ([startAt, endAt].some((cursor) => (cursor?.values.length ?? 0) > orders.length)) {
    throw invalidArgument('A cursor has more values than the query has orders');
  }
  const selected = query.select?.fields ?? [];
  return {
    scope: { parent, collectionId, isGroup: allDescendants },
    filter: where,
    orders,
    startAt,
    endAt,
    offset: query.offset,
    limit: query.limit ?? Number.POSITIVE_INFINITY,
    select: selected.length > 0 ? selected.filter((field) => !isName(field)) : null,
  };
}
