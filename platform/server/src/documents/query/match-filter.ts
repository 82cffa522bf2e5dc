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

/** Whether a document satisfies a filter. A missing field satisfies none. */
export function matchesFilter(filter: Filter, read: ReadField): boolean {
  if ('filters' in filter) {
    const matches = (part: Filter) => matchesFilter(part, read);
    return filter.op === 'AND' ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const value = read(filter.field);
  return value !== undefined && matchesCondition(value, filter);
}
