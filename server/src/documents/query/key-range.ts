import { encodeValue } from '../encoding/encode-value';
import type { DocumentValue } from '../values/document-value';
import type { operators, unaryOperators } from './structured-query';

/** A part of the order of encoded values. Equal inclusive ends are one value. */
export type KeyRange = { from: Bound; to: Bound };
/** An end of a range; `key` is a whole encoded value, never cut. */
export type Bound = { key: Buffer; isInclusive: boolean };

const point = (key: Buffer): KeyRange => ({ from: { key, isInclusive: true }, to: { key, isInclusive: true } });

const including = (key: Buffer): Bound => ({ key, isInclusive: true });
const excluding = (key: Buffer): Bound => ({ key, isInclusive: false });

const nullKey = encodeValue({ nullValue: null });
const nanKey = encodeValue({ doubleValue: 'NaN' });
/** Above every value. */
const endOfValues = Buffer.from([0xff]);

/** Whether a range is one value. */
export const isPoint = ({ from, to }: KeyRange) => from.isInclusive && to.isInclusive && from.key.equals(to.key);

/** Whether a whole encoded value lies in a range. */
export function isInRange(key: Uint8Array, { from, to }: KeyRange): boolean {
  const [low, high] = [Buffer.compare(key, from.key), Buffer.compare(key, to.key)];
  return (from.isInclusive ? low >= 0 : low > 0) && (to.isInclusive ? high <= 0 : high < 0);
}

/** Everything between and around some values, nulls left out. */
function allBut(keys: readonly Buffer[]): KeyRange[] {
  const sorted = [...keys].sort(Buffer.compare).filter((key) => Buffer.compare(key, nullKey) > 0);
  const ends = [nullKey, ...sorted, endOfValues];
  return ends.slice(1).map((key, index) => ({ from: excluding(ends[index] ?? nullKey), to: excluding(key) }));
}

/** Inequalities compare within one type only. */
function typeOf(key: Buffer): KeyRange {
  const tag = key[0] ?? 0;
  return { from: including(Buffer.from([tag])), to: excluding(Buffer.from([tag + 1])) };
}

/** Neither null nor NaN is found by a list of values, nor in an array. */
const withoutNullAndNan = (keys: readonly Buffer[]) =>
  keys.filter((key) => !key.equals(nullKey) && !key.equals(nanKey));

const itemsOf = (value: DocumentValue) => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);

/** What a field, or an element of it, may be to fulfil a comparison. Firestore documentation, Query operators. */
export function rangesOf(operator: (typeof operators)[number], value: DocumentValue): KeyRange[] {
  const key = encodeValue(value);
  const { from, to } = typeOf(key);
  switch (operator) {
    case 'EQUAL':
      return [point(key)];
    case 'ARRAY_CONTAINS':
      return withoutNullAndNan([key]).map(point);
    case 'NOT_EQUAL':
      return allBut([key]);
    case 'LESS_THAN':
      return [{ from, to: excluding(key) }];
    case 'LESS_THAN_OR_EQUAL':
      return [{ from, to: including(key) }];
    case 'GREATER_THAN':
      return [{ from: excluding(key), to }];
    case 'GREATER_THAN_OR_EQUAL':
      return [{ from: including(key), to }];
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return withoutNullAndNan(itemsOf(value).map(encodeValue)).map(point);
    case 'NOT_IN': {
      const keys = itemsOf(value).map(encodeValue);
      return keys.some((other) => other.equals(nullKey)) ? [] : allBut(keys);
    }
  }
}

/** What a field may be to fulfil a question about itself. */
export function unaryRangesOf(operator: (typeof unaryOperators)[number]): KeyRange[] {
  return {
    IS_NULL: [point(nullKey)],
    IS_NOT_NULL: allBut([]),
    IS_NAN: [point(nanKey)],
    IS_NOT_NAN: allBut([nanKey]),
  }[operator];
}

/** The same comparison of documents' names: `keys` are their paths, which have no types among them. */
export function nameRangesOf(operator: (typeof operators)[number], keys: readonly Buffer[]): KeyRange[] | null {
  const [key = Buffer.alloc(0)] = keys;
  const [first, last] = [including(Buffer.alloc(0)), excluding(Buffer.from([0xff]))];
  switch (operator) {
    case 'EQUAL':
    case 'IN':
      return keys.map(point);
    case 'NOT_EQUAL':
    case 'NOT_IN': {
      const ends = [first.key, ...[...keys].sort(Buffer.compare), last.key];
      return ends.slice(1).map((end, index) => ({ from: excluding(ends[index] ?? first.key), to: excluding(end) }));
    }
    case 'LESS_THAN':
      return [{ from: first, to: excluding(key) }];
    case 'LESS_THAN_OR_EQUAL':
      return [{ from: first, to: including(key) }];
    case 'GREATER_THAN':
      return [{ from: excluding(key), to: last }];
    case 'GREATER_THAN_OR_EQUAL':
      return [{ from: including(key), to: last }];
    default:
      return null;
  }
}
