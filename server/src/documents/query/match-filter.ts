import { compareValues, typeOf } from '../values/compare-values';
import { type DocumentValue, itemsOf } from '../values/document-value';
import type { FieldFilter, Filter, UnaryFilter } from './structured-query';

/** Reads a field of a document; `undefined` when the document does not have it. */
export type ReadField = (names: readonly string[]) => DocumentValue | undefined;

const isNull = (value: DocumentValue) => 'nullValue' in value;
const isNaNValue = (value: DocumentValue) => 'doubleValue' in value && value.doubleValue === 'NaN';

/** Whether a list has a value. No list finds null or NaN. */
const isAmong = (value: DocumentValue, list: readonly DocumentValue[]) =>
  !isNull(value) && !isNaNValue(value) && list.some((item) => compareValues(item, value) === 0);

function matchesUnary(value: DocumentValue, op: UnaryFilter['op']): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNaNValue(value) && !isNull(value);
  }
}

/** Whether a value satisfies an operator (Firestore documentation, Query operators). Inequalities find values of one type. */
function matchesField(value: DocumentValue, { op, value: operand }: FieldFilter): boolean {
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
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'AND'
      ? filters.every((part) => matchesFilter(part, read))
      : filters.some((part) => matchesFilter(part, read));
  }
  const { field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  const value = read(field.fieldPath);
  if (value === undefined) return false;
  return 'fieldFilter' in filter ? matchesField(value, filter.fieldFilter) : matchesUnary(value, filter.unaryFilter.op);
}
