import { encodeValue } from '../encoding/encode-value';
import type { DocumentValue } from '../values/document-value';
import type { operators, unaryOperators } from './structured-query';

/** A range of encoded values. Equal inclusive bounds mean one value. */
export type KeyRange = { from: Bound; to: Bound };
/** A bound of a range; `key` is a complete encoded value. */
export type Bound = { key: Buffer; isInclusive: boolean };

const point = (key: Buffer): KeyRange => ({ from: { key, isInclusive: true }, to: { key, isInclusive: true } });

const including = (key: Buffer): Bound => ({ key, isInclusive: true });
const excluding = (key: Buffer): Bound => ({ key, isInclusive: false });

const nullKey = encodeValue({ nullValue: null });
const nanKey = encodeValue({ doubleValue: 'NaN' });
/** Above every value. */
const endOfValues = Buffer.from([0xff]);

/** Whether a range is a single value. */
export const isPoint = ({ from, to }: KeyRange) => from.isInclusive && to.isInclusive && from.key.equals(to.key);

/** Whether a complete encoded value is in a range. */
export function isInRange(key: Uint8Array, { from, to }: KeyRange): boolean {
  const [low, high] = [Buffer.compare(key, from.key), Buffer.compare(key, to.key)];
  return (from.isInclusive ? low >= 0 : low > 0) && (to.isInclusive ? high <= 0 : high < 0);
}

/** All values except the given ones and null. */
function allBut(keys: readonly Buffer[]): KeyRange[] {
  const sorted = [...keys].sort(Buffer.compare).filter((key) => Buffer.compare(key, nullKey) > 0);
  const ends = [nullKey, ...sorted, endOfValues];
  return ends.slice(1).map((key, index) => ({ from: excluding(ends[index] ?? nullKey), to: excluding(key) }));
}

/** The range of a key's type: inequalities find values of one type only. */
function typeOf(key: Buffer): KeyRange {
  const tag = key[0] ?? 0;
  return { from: including(Buffer.from([tag])), to: excluding(Buffer.from([tag + 1])) };
}

/** Lists of values and array operators find neither null nor NaN. */
const withoutNullAndNan = (keys: readonly Buffer[]) =>
  keys.filter((key) => !key.equals(nullKey) && !key.equals(nanKey));

const itemsOf = (value: DocumentValue) => ('arrayValue' in value ? (value.arrayValue.values ?? []) : []);

/** The values of a field, or of its elements, that satisfy a comparison (Firestore documentation, Query operators). */
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

/** The values of a field that satisfy a unary operator. */
export function unaryRangesOf(operator: (typeof unaryOperators)[number]): KeyRange[] {
  return {
    IS_NULL: [point(nullKey)],
    IS_NOT_NULL: allBut([]),
    IS_NAN: [point(nanKey)],
    IS_NOT_NAN: allBut([nanKey]),
  }[operator];
}

/** The same for names of documents: `keys` are paths, which all have one type. `null` for operators that names do not have. */
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
