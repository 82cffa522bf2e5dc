import { invalidArgument } from '../firestore-error';
import type { Scope } from '../store/collection-table';
import type { DocumentValue } from '../values/document-value';
import { formatFieldPath } from '../values/field-path';
import { type DocumentName, parseDocumentName } from '../values/resource-name';
import { checkFilter, inequalityFields } from './check-filter';
import { type Filter, isName, nameField, type StructuredQuery } from './structured-query';

/** A field that documents are sorted by; a document without it is left out. */
export type Order = { names: readonly string[]; isDescending: boolean };

/** Where the result begins or ends: values for the first orders. */
export type Cursor = { values: readonly DocumentValue[]; before: boolean };

/** A valid query with all defaults filled in. */
export type Query = {
  scope: Scope;
  filter: Filter | null;
  /** The name is the last of them. */
  orders: readonly Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number;
  /** Paths of the fields that are wanted; `null` for all. */
  select: readonly (readonly string[])[] | null;
};

/** More than any query needs. */
const maxOrders = 50;

/** @throws {FirestoreError} INVALID_ARGUMENT when the value names no document that the query could find. */
function checkName({ parent, collectionId, isGroup }: Scope, value: DocumentValue): void {
  const { segments } = parseDocumentName('referenceValue' in value ? value.referenceValue : '', parent.root);
  const isBelow = parent.segments.every((segment, index) => segments[index] === segment);
  const isChild = segments.length === parent.segments.length + 2 && segments.at(-2) === collectionId;
  if (!isBelow || (!isGroup && !isChild)) {
    throw invalidArgument(`${nameField} is compared with a document of another collection`);
  }
}

const fieldOf = (names: readonly string[]) => (isName(names) ? nameField : formatFieldPath(names));

const compareFields = (a: readonly string[], b: readonly string[]) =>
  Buffer.compare(Buffer.from(fieldOf(a)), Buffer.from(fieldOf(b)));

/** The requested orders, then the fields of inequalities, then the name, in the direction of the last requested one. */
function readOrders({ orderBy, where }: StructuredQuery): Order[] {
  const asked = orderBy.map(({ field, direction }) => ({
    names: field.fieldPath,
    isDescending: direction === 'DESCENDING',
  }));
  if (new Set(asked.map(({ names }) => fieldOf(names))).size < asked.length) {
    throw invalidArgument('A field is sorted by twice');
  }
  const isDescending = asked.at(-1)?.isDescending ?? false;
  const compared = (where ? inequalityFields(where) : []).filter((names) => !isName(names)).sort(compareFields);
  const added = [...compared, [nameField]].map((names) => ({ names, isDescending }));
  const orders = new Map<string, Order>();
  for (const order of [...asked, ...added]) {
    const field = fieldOf(order.names);
    if (!orders.has(field)) orders.set(field, order);
    // Names are unique, so orders after them do not matter.
    if (field === nameField) break;
  }
  if (orders.size > maxOrders) throw invalidArgument(`A query is sorted by at most ${maxOrders} fields`);
  return [...orders.values()];
}

function readCursor(cursor: Cursor | undefined, orders: readonly Order[], scope: Scope): Cursor | null {
  if (!cursor || cursor.values.length === 0) return null;
  if (cursor.values.length > orders.length) {
    throw invalidArgument('A cursor has more values than the query has orders');
  }
  for (const [index, value] of cursor.values.entries()) {
    if (isName(orders[index]?.names ?? [])) checkName(scope, value);
  }
  return cursor;
}

/**
 * Checks a query and fills in its defaults.
 * @param parent the document or root that is queried
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore refuses it.
 */
export function readQuery(parent: DocumentName, raw: StructuredQuery): Query {
  const { collectionId = '', allDescendants = false } = raw.from[0] ?? {};
  const scope = { parent, collectionId, isGroup: allDescendants };
  if (raw.where) checkFilter(raw.where, (value) => checkName(scope, value));
  const orders = readOrders(raw);
  const selected = raw.select?.fields.map(({ fieldPath }) => fieldPath) ?? [];
  return {
    scope,
    filter: raw.where ?? null,
    orders,
    startAt: readCursor(raw.startAt, orders, scope),
    endAt: readCursor(raw.endAt, orders, scope),
    offset: raw.offset,
    limit: raw.limit ?? Number.POSITIVE_INFINITY,
    select: selected.length > 0 ? selected.filter((names) => !isName(names)) : null,
  };
}
