import { parsingWeight, readingWeight, type Spend, weightOf } from '../call-cost';
import { invalidArgument } from '../firestore-error';
import type { DocumentTable } from '../store/document-table';
import { parseFields, type StoredDocument } from '../store/stored-document';
import { compareValues } from '../values/compare-values';
import type { DocumentFields, DocumentValue } from '../values/document-value';
import { readField } from '../values/field-path';
import { conditionsOf } from './check-filter';
import { findNeededBytes, hasNeededBytes, matchesFilter, type ReadField } from './match-filter';
import type { Cursor, Order, Query } from './parse-query';
import { isName } from './structured-query';

/** A document that a query found. */
export type FoundDocument = {
  document: StoredDocument & { json: Buffer };
  /** Values of the fields by which it is sorted, then of the aggregated fields. */
  values: readonly DocumentValue[];
};

/** Limit for the documents of one result before `offset` and `limit`: they are in memory together. */
const maxBytes = 128 * 1024 * 1024;

/** Reads a document's fields, and its name. Before the JSON is parsed, which happens when a field is needed, that is paid. */
function createReader({ name, json }: { name: string; json: Buffer }, payParsing: () => void): ReadField {
  let fields: DocumentFields | undefined;
  return (field) => {
    if (isName(field)) return { referenceValue: name };
    payParsing();
    fields ??= parseFields(json);
    return readField(fields, field);
  };
}

/** Reads the documents that satisfy the filter and have all fields that are needed. */
function findMatches(
  table: DocumentTable,
  { scope, filter, orders, select }: Query,
  aggregated: readonly (readonly string[])[],
  spend: Spend,
) {
  const fields = [...orders.map(({ field }) => field), ...aggregated];
  const weightOfFilter = filter ? conditionsOf(filter).reduce((sum, { value }) => sum + weightOf(value), 0) : 0;
  const needed = filter && findNeededBytes(filter);
  const found: FoundDocument[] = [];
  let bytes = 0;
  for (const { json, ...document } of table.list(scope)) {
    if (json === null) continue;
    spend(readingWeight * json.length);
    if (needed) {
      if (!json.includes(needed.bytes)) continue;
      spend(readingWeight * json.length);
      if (!hasNeededBytes(json, needed)) continue;
    }
    spend(weightOfFilter);
    let isPaid = false;
    const payParsing = () => {
      if (!isPaid) spend(parsingWeight * json.length);
      isPaid = true;
    };
    const read = createReader({ name: document.name, json }, payParsing);
    if (filter && !matchesFilter(filter, read)) continue;
    const values = fields.map(read).filter((value) => value !== undefined);
    if (values.length < fields.length) continue;
    // For a selection of fields the document is parsed when the result is written.
    if (select) payParsing();
    bytes += json.length;
    if (bytes > maxBytes) throw invalidArgument('The query finds more than 128 MiB. Narrow it down by a filter');
    found.push({ document: { ...document, json }, values });
  }
  return found;
}

/** Compares values by the given orders: the first that differ decide. A cursor may have fewer values. */
function compareBy(orders: readonly Order[], values: readonly DocumentValue[], others: readonly DocumentValue[]) {
  let position = 0;
  for (const { isDescending } of orders) {
    const [value, other] = [values[position], others[position]];
    position += 1;
    if (!value || !other) return 0;
    const order = compareValues(value, other);
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

/**
 * Runs a query.
 * @param aggregated paths of fields that a document must have besides those of the query
 * @returns the documents in its order
 * @throws {FirestoreError} INVALID_ARGUMENT when it finds too much, RESOURCE_EXHAUSTED when it takes too long
 */
export function runQuery(
  table: DocumentTable,
  query: Query,
  spend: Spend,
  aggregated: readonly (readonly string[])[] = [],
): FoundDocument[] {
  const { orders, startAt, endAt, offset, limit } = query;
  const isAfter = ({ values, before }: Cursor, found: FoundDocument) =>
    compareBy(orders, found.values, values) >= (before ? 0 : 1);
  const isWithin = (found: FoundDocument) =>
    (!startAt || isAfter(startAt, found)) && (!endAt || !isAfter(endAt, found));
  const found = findMatches(table, query, aggregated, spend);
  const weight = found.reduce(
    (sum, { values }) => sum + values.reduce((inner, value) => inner + weightOf(value), 0),
    0,
  );
  spend(weight * Math.log2(found.length + 1));
  return found
    .filter(isWithin)
    .sort((a, b) => compareBy(orders, a.values, b.values))
    .slice(offset, offset + limit);
}
