import { encodeValue } from '../encoding/encode-value';
import { invalidArgument } from '../firestore-error';
import type { DocumentValue } from '../values/document-value';
import { formatFieldPath } from '../values/field-path';
import { type DocumentName, parseDocumentName, pathKey } from '../values/resource-name';
import { type Filter, inequalityFields, isName, readFilter } from './query-filter';
import { nameField, type StructuredQuery } from './structured-query';

/** The collections that a query searches: one, or all with an id below a document or root. */
export type Scope = { parent: DocumentName; collectionId: string; isGroup: boolean };

/** A field that documents are sorted by; a document without it is left out. */
export type Order = { field: string; names: readonly string[]; isDescending: boolean };

/** Where the result begins or ends: complete encoded values, one for each of the first orders. */
export type Cursor = { keys: readonly Buffer[]; isBefore: boolean };

/** A valid query with all defaults filled in. */
export type Query = {
  scope: Scope;
  filter: Filter | null;
  /** The name is the last of them. */
  orders: readonly Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  /** Paths of the fields that are wanted; `null` for all. */
  select: readonly (readonly string[])[] | null;
};

/** SQLite joins 64 tables at most, and each order is one. */
const maxOrders = 50;

/**
 * Key of a document's name: within one collection its id, in a group its whole path.
 * @throws {FirestoreError} INVALID_ARGUMENT when the value names no document that the query could find.
 */
function nameKeyOf({ parent, collectionId, isGroup }: Scope, value: DocumentValue): Buffer {
  const { segments } = parseDocumentName('referenceValue' in value ? value.referenceValue : '', parent.root);
  const isBelow = parent.segments.every((segment, index) => segments[index] === segment);
  const isChild = segments.length === parent.segments.length + 2 && segments.at(-2) === collectionId;
  if (!isBelow || (!isGroup && !isChild)) {
    throw invalidArgument(`${nameField} is compared with a document of another collection`);
  }
  return isGroup ? pathKey(segments) : Buffer.from(segments.at(-1) ?? '');
}

const compareNames = (a: readonly string[], b: readonly string[]) =>
  Buffer.compare(Buffer.from(formatFieldPath(a)), Buffer.from(formatFieldPath(b)));

/** The requested orders, then the fields of inequalities, then the name, in the direction of the last requested one. */
function readOrders({ orderBy, where }: StructuredQuery): Order[] {
  const asked = orderBy.map(({ field, direction }) => ({
    names: field.fieldPath,
    isDescending: direction === 'DESCENDING',
  }));
  const isDescending = asked.at(-1)?.isDescending ?? false;
  const compared = (where ? inequalityFields(where) : []).filter((names) => !isName(names)).sort(compareNames);
  const orders: Order[] = [];
  for (const { names, isDescending: direction } of [
    ...asked,
    ...compared.map((names) => ({ names, isDescending })),
    { names: [nameField], isDescending },
  ]) {
    const field = isName(names) ? nameField : formatFieldPath(names);
    if (!orders.some((order) => order.field === field)) orders.push({ names, field, isDescending: direction });
  }
  if (new Set(asked.map(({ names }) => formatFieldPath(names))).size < asked.length) {
    throw invalidArgument('A field is sorted by twice');
  }
  if (orders.length > maxOrders) throw invalidArgument(`A query is sorted by at most ${maxOrders} fields`);
  // Names are unique, so orders after them do not matter.
  return orders.slice(0, orders.findIndex(({ field }) => field === nameField) + 1);
}

function readCursor(
  { values, before }: NonNullable<StructuredQuery['startAt']>,
  orders: readonly Order[],
  scope: Scope,
): Cursor | null {
  if (values.length > orders.length) throw invalidArgument('A cursor has more values than the query has orders');
  if (values.length === 0) return null;
  const keys = values.map((value, index) =>
    orders[index]?.field === nameField ? nameKeyOf(scope, value) : encodeValue(value),
  );
  return { keys, isBefore: before };
}

/**
 * Checks a query and fills in its defaults.
 * @param parent the document or root that is queried
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore refuses it.
 */
export function readQuery(parent: DocumentName, raw: StructuredQuery): Query {
  const { collectionId = '', allDescendants = false } = raw.from[0] ?? {};
  const scope = { parent, collectionId, isGroup: allDescendants };
  const orders = readOrders(raw);
  const selected = raw.select?.fields.map(({ fieldPath }) => fieldPath) ?? [];
  return {
    scope,
    filter: raw.where ? readFilter(raw.where, (value) => nameKeyOf(scope, value)) : null,
    orders,
    startAt: raw.startAt ? readCursor(raw.startAt, orders, scope) : null,
    endAt: raw.endAt ? readCursor(raw.endAt, orders, scope) : null,
    offset: raw.offset,
    limit: raw.limit ?? null,
    select: selected.length > 0 ? selected.filter((names) => !isName(names)) : null,
  };
}
