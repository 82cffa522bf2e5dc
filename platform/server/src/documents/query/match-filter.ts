import { compareValues, typeOf } from '../values/compare-values';
import { type DocumentValue, itemsOf } from '../values/document-value';
import type { Condition, Filter } from './structured-query';

/** Reads a field of a document; `undefined` when the document does not have it. */
export type ReadField = (field: readonly string[]) => DocumentValue | undefined;

const isNull = (value: DocumentValue) => 'nullValue' in value;
const isNaNValue = (value: DocumentValue) => 'doubleValue' in value && value.doubleValue === 'NaN';

/** Whether a list has a value. No list finds null or NaN. */
const isAmong = (value: DocumentValue, list: readonly DocumentValue[]) =>
  !isNull(value) && !isNaNValue(value) && list.some((item) => compareValues(item, value) === 0);

/** Whether a value satisfies an operator (Firestore documentation, Query operators). Inequalities find values of one type. */
function matchesCondition(value: DocumentValue, { op, value: operand }: Condition): boolean {
  const isSameType = () => typeOf(value) === typeOf(operand);
  const order = () => compareValues(value, operand);
  switch (op) {
    case 'EQUAL':
      return order() === 0;
    case 'NOT_EQUAL':
      return !isNull(value) && order() !== 0;
    case 'LESS_THAN':
      return isSameType() && order() < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isSameType() && order() <= 0;
    case 'GREATER_THAN':
      return isSameType() && order() > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isSameType() && order() >= 0;
    case 'IN':
      return isAmong(value, itemsOf(operand));
    case 'NOT_IN': {
      const excluded = itemsOf(operand);
      return !isNull(value) && !excluded.some((item) => isNull(item) || compareValues(item, value) === 0);
    }
    case 'ARRAY_CONTAINS':
      return isAmong(operand, itemsOf(value));
    case 'ARRAY_CONTAINS_ANY':
      return itemsOf(operand).some((item) => isAmong(item, itemsOf(value)));
  }
}

/** The cost of a search grows with the length of the searched text alone, as long as the pattern has no more bytes. */
const maxNeededBytes = 250;

/** Bytes that a document's JSON has to have, and how many braces are open where they begin. */
type NeededBytes = { bytes: Buffer; depth: number };

/** The bytes of each text that a field must equal, as the store has written it. */
function listNeededBytes(filter: Filter): NeededBytes[] {
  if ('filters' in filter) return filter.op === 'AND' ? filter.filters.flatMap(listNeededBytes) : [];
  const { field, op, value } = filter;
  if (op !== 'EQUAL' || !('stringValue' in value)) return [];
  const entry = JSON.stringify({ [field.at(-1) ?? '']: value }).slice(1, -1);
  // A field of a map is in the map's fields, in its value, in the value of a field.
  return [{ bytes: Buffer.from(entry).subarray(0, maxNeededBytes), depth: 3 * field.length - 2 }];
}

/**
 * Bytes without which the JSON of no document satisfies a filter, so that the others need not be parsed; of several the longest, which the
 * fewest have. `undefined` when the filter needs no text.
 */
export const findNeededBytes = (filter: Filter): NeededBytes | undefined =>
  listNeededBytes(filter)
    .sort((a, b) => a.bytes.length - b.bytes.length)
    .at(-1);

const [quote, backslash, opening, closing] = Buffer.from('"\\{}');

/**
 * Whether JSON has these bytes where the field is, and not elsewhere: in a text, or in a map that has a field of that name, anybody may have
 * them. It goes over the JSON up to there.
 */
export function hasNeededBytes(json: Buffer, { bytes, depth }: NeededBytes): boolean {
  let open = 0;
  let isText = false;
  let at = 0;
  for (let found = json.indexOf(bytes); found !== -1; found = json.indexOf(bytes, found + 1)) {
    for (; at < found; at += 1) {
      const byte = json[at];
      if (byte === quote) isText = !isText;
      else if (isText) {
        if (byte === backslash) at += 1;
      } else if (byte === opening) open += 1;
      else if (byte === closing) open -= 1;
    }
    if (at === found && !isText && open === depth) return true;
  }
  return false;
}

/** Whether a document satisfies a filter. A missing field satisfies none. */
export function matchesFilter(filter: Filter, read: ReadField): boolean {
  if ('filters' in filter) {
    const matches = (part: Filter) => matchesFilter(part, read);
    return filter.op === 'AND' ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const value = read(filter.field);
  return value !== undefined && matchesCondition(value, filter);
}
