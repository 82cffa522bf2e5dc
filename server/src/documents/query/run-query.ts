import { invalidArgument } from '../firestore-error';
import type { DocumentTable } from '../store/document-table';
import { readJson, reportUnreadable, type StoredDocument } from '../store/stored-document';
import { compareNames, compareValues } from '../values/compare-values';
import type { DocumentValue } from '../values/document-value';
import { readField } from '../values/field-path';
import { matchesFilter, type ReadField } from './match-filter';
import type { Cursor, Order, Query } from './parse-query';
import { isName } from './structured-query';

/** A document that a query found. */
export type FoundDocument = {
  name: string;
  document: StoredDocument;
  /** JSON of its fields. */
  json: Buffer;
  /** Values of the fields by which it is sorted, then of the aggregated fields. */
  values: readonly DocumentValue[];
};

/** Limit for the documents of one result before `offset` and `limit`, in bytes: they are in memory together. */
const maxBytes = 256 * 1024 * 1024;

/** Reads the documents that satisfy the filter and have all fields that are needed. */
function findMatches(table: DocumentTable, { scope, filter, orders }: Query, aggregated: readonly string[][]) {
  const fieldsToRead = [...orders.map(({ names }) => names), ...aggregated];
  const isNameEnough = filter === null && fieldsToRead.every(isName);
  const found: FoundDocument[] = [];
  let bytes = 0;
  for (const { name, document } of table.list(scope)) {
    const json = readJson(document);
    if (!json) {
      reportUnreadable(name);
      continue;
    }
    // A list of whole documents needs none of them parsed.
    const fields = isNameEnough ? {} : table.parse(name, document, json);
    const read: ReadField = (names) => (isName(names) ? { referenceValue: name } : readField(fields, names));
    if (filter && !matchesFilter(filter, read)) continue;
    const values = fieldsToRead.map(read).filter((value) => value !== undefined);
    if (values.length < fieldsToRead.length) continue;
    bytes += json.length;
    if (bytes > maxBytes) throw invalidArgument('The query finds more than 256 MiB. Narrow it down by a filter');
    found.push({ name, document, json, values });
  }
  return found;
}

/** Compares values by the given orders: the first that differ decide. A cursor may have fewer values. */
function compareBy(orders: readonly Order[], values: readonly DocumentValue[], others: readonly DocumentValue[]) {
  for (const [position, { isDescending }] of orders.entries()) {
    const [value, other] = [values[position], others[position]];
    if (!value || !other) return 0;
    const order = compareValues(value, other);
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

/** Sorts by the names first, in whose order most are read, and then by the other fields: sorting keeps the order of equals. */
function sortFound(found: FoundDocument[], orders: readonly Order[]): FoundDocument[] {
  const [fields, name] = [orders.slice(0, -1), orders.at(-1)];
  const direction = name?.isDescending ? -1 : 1;
  return found
    .sort((a, b) => direction * compareNames(a.name, b.name))
    .sort((a, b) => compareBy(fields, a.values, b.values));
}

/**
 * Runs a query.
 * @param aggregated paths of fields that a document must have besides those of the query
 * @returns the documents in its order
 * @throws {FirestoreError} INVALID_ARGUMENT when it finds too much
 */
export function runQuery(table: DocumentTable, query: Query, aggregated: readonly string[][] = []): FoundDocument[] {
  const { orders, startAt, endAt, offset, limit } = query;
  const isAfter = ({ values, before }: Cursor, found: FoundDocument) =>
    compareBy(orders, found.values, values) >= (before ? 0 : 1);
  const isWithin = (found: FoundDocument) =>
    (!startAt || isAfter(startAt, found)) && (!endAt || !isAfter(endAt, found));
  return sortFound(findMatches(table, query, aggregated), orders)
    .filter(isWithin)
    .slice(offset, offset + limit);
}
