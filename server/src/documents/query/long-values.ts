import { encodeValue } from '../encoding/encode-value';
import { isCut, maxKeyBytes } from '../encoding/index-entries';
import type { DocumentFields } from '../values/document-value';
import { readField } from '../values/field-path';
import { isInRange } from './key-range';
import type { Cursor, Order, Query } from './parse-query';
import type { Condition, Filter } from './query-filter';
import { nameField } from './structured-query';

// The index contains long values cut. To compare two with the same beginning, the documents themselves are read.

/** A document that SQL found, with the keys of the fields it is sorted by; the last is that of its name. */
export type Candidate = { document: number; keys: readonly Buffer[] };

/** Reads the fields of a document. */
export type ReadFields = (document: number) => DocumentFields | null;

const conditionsOf = (filter: Filter): Condition[] =>
  filter.kind === 'condition' ? [filter] : filter.parts.flatMap(conditionsOf);

const hasCutBound = ({ field, ranges, isOfElements }: Condition) =>
  field !== nameField &&
  !isOfElements &&
  ranges.some(({ from, to }) => (isCut(from.key) || isCut(to.key)) && !from.key.equals(to.key));

const hasCutKey = (cursor: Cursor | null, orders: readonly Order[]) =>
  cursor?.keys.some((key, position) => isCut(key) && orders[position]?.field !== nameField) ?? false;

/** Whether the query filters by a value that the index has to cut. */
export const filtersByLongValues = ({ filter }: Query) => filter !== null && conditionsOf(filter).some(hasCutBound);

/** Whether a cursor of the query is at such a value. */
export const startsAtLongValue = ({ startAt, endAt, orders }: Query) =>
  hasCutKey(startAt, orders) || hasCutKey(endAt, orders);

/** Whether a document satisfies a filter; `name` is the key of its name. */
function fulfils(filter: Filter, fields: DocumentFields, name: Buffer): boolean {
  if (filter.kind === 'and') return filter.parts.every((part) => fulfils(part, fields, name));
  if (filter.kind === 'or') return filter.parts.some((part) => fulfils(part, fields, name));
  return keysOf(filter, fields, name).some((key) => filter.ranges.some((range) => isInRange(key, range)));
}

/** The keys that a condition compares: the name, a field, or each element of an array. */
function keysOf({ field, names, isOfElements }: Condition, fields: DocumentFields, name: Buffer): Buffer[] {
  if (field === nameField) return [name];
  const value = readField(fields, names);
  if (value === undefined) return [];
  if (!isOfElements) return [encodeValue(value)];
  return 'arrayValue' in value ? (value.arrayValue.values ?? []).map(encodeValue) : [];
}

/** Compares candidates by their keys, or by their values where the keys are cut and have the same beginning. */
function createComparison({ orders }: Query, readFields: ReadFields) {
  const read = createValueCache(orders, readFields);
  const compareAt = (a: Candidate, b: Candidate, position: number): number => {
    const [keyA, keyB] = [a.keys[position], b.keys[position]];
    if (!keyA || !keyB) return 0;
    const order = Buffer.compare(keyA, keyB);
    return order === 0 || !areAmbiguous(keyA, keyB) ? order : Buffer.compare(read(a, position), read(b, position));
  };
  const compareToKey = (candidate: Candidate, position: number, key: Buffer) => {
    const own = candidate.keys[position];
    if (!own) return 0;
    return Buffer.compare(isCut(own) && orders[position]?.field !== nameField ? read(candidate, position) : own, key);
  };
  const signed = (position: number, order: number) => (orders[position]?.isDescending ? -order : order);
  const firstDifference = (count: number, compare: (position: number) => number) => {
    for (let position = 0; position < count; position += 1) {
      const order = signed(position, compare(position));
      if (order !== 0) return order;
    }
    return 0;
  };
  return {
    compare: (a: Candidate, b: Candidate) => firstDifference(orders.length, (position) => compareAt(a, b, position)),
    compareToCursor: (candidate: Candidate, { keys }: Cursor) =>
      firstDifference(keys.length, (position) => compareToKey(candidate, position, keys[position] ?? Buffer.alloc(0))),
  };
}

const areAmbiguous = (a: Buffer, b: Buffer) =>
  isCut(a) && isCut(b) && a.subarray(0, maxKeyBytes).equals(b.subarray(0, maxKeyBytes));

/** Caches complete values: sorting needs the same ones many times. */
function createValueCache(orders: readonly Order[], readFields: ReadFields) {
  const maxCachedBytes = 32 * 1024 * 1024;
  const cache = new Map<string, Buffer>();
  let bytes = 0;
  return ({ document }: Candidate, position: number): Buffer => {
    const identity = `${document} ${position}`;
    const cached = cache.get(identity);
    if (cached) return cached;
    const value = readField(readFields(document) ?? {}, orders[position]?.names ?? []);
    const key = value ? encodeValue(value) : Buffer.alloc(0);
    bytes += key.length;
    if (bytes > maxCachedBytes) {
      cache.clear();
      bytes = key.length;
    }
    cache.set(identity, key);
    return key;
  };
}

/** Applies what SQL could not: the exact filter, order, cursors, offset and limit. */
export function finishCandidates(query: Query, found: readonly Candidate[], readFields: ReadFields): number[] {
  const { filter, startAt, endAt, offset, limit } = query;
  const { compare, compareToCursor } = createComparison(query, readFields);
  const isAfterStart = (candidate: Candidate) => {
    const order = startAt ? compareToCursor(candidate, startAt) : 1;
    return order > 0 || (order === 0 && startAt?.isBefore === true);
  };
  const isBeforeEnd = (candidate: Candidate) => {
    const order = endAt ? compareToCursor(candidate, endAt) : -1;
    return order < 0 || (order === 0 && endAt?.isBefore === false);
  };
  const matching = filtersByLongValues(query)
    ? found.filter(
        ({ document, keys }) =>
          filter === null || fulfils(filter, readFields(document) ?? {}, keys.at(-1) ?? Buffer.alloc(0)),
      )
    : [...found];
  return matching
    .sort(compare)
    .filter((candidate) => isAfterStart(candidate) && isBeforeEnd(candidate))
    .slice(offset, limit === null ? undefined : offset + limit)
    .map(({ document }) => document);
}
