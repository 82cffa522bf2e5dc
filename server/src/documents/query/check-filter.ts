import { invalidArgument } from '../firestore-error';
import { type DocumentValue, itemsOf } from '../values/document-value';
import { type FieldFilter, type Filter, isName, nameField } from './structured-query';

// Limits of Firestore (documentation, Query limitations).
const maxListed = 30;
const maxExcluded = 10;
const maxDisjunctions = 30;
const maxConditions = 100;

const listOperators: readonly string[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const arrayOperators: readonly string[] = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];
const exclusions: readonly string[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const inequalities: readonly string[] = [
  ...exclusions,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];

type Condition = Exclude<Filter, { compositeFilter: unknown }>;

/** The conditions of a filter, in the order in which they stand. */
const conditionsOf = (filter: Filter): Condition[] =>
  'compositeFilter' in filter ? filter.compositeFilter.filters.flatMap(conditionsOf) : [filter];

const comparisonOf = (condition: Condition) =>
  'fieldFilter' in condition ? condition.fieldFilter : condition.unaryFilter;

/** Fields with inequalities: a query is sorted by them. */
export const inequalityFields = (filter: Filter): string[][] =>
  conditionsOf(filter)
    .map(comparisonOf)
    .filter(({ op }) => inequalities.includes(op))
    .map(({ field }) => field.fieldPath);

/** How many alternatives a filter has, each value of a list being one. */
function countDisjunctions(filter: Filter): number {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    const counts = filters.map(countDisjunctions);
    return op === 'AND'
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  if ('unaryFilter' in filter) return 1;
  const { op, value } = filter.fieldFilter;
  return op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? itemsOf(value).length : 1;
}

const hasOr = (filter: Filter): boolean =>
  'compositeFilter' in filter && (filter.compositeFilter.op === 'OR' || filter.compositeFilter.filters.some(hasOr));

function checkField({ field, op, value }: FieldFilter, checkName: (value: DocumentValue) => void): void {
  const isList = listOperators.includes(op);
  const maxValues = op === 'NOT_IN' ? maxExcluded : maxListed;
  const count = itemsOf(value).length;
  if (isList && (count < 1 || count > maxValues)) {
    throw invalidArgument(`"${op}" takes a list of 1 to ${maxValues} values`);
  }
  if (!isName(field.fieldPath)) return;
  if (arrayOperators.includes(op)) throw invalidArgument(`"${op}" does not apply to ${nameField}`);
  for (const name of isList ? itemsOf(value) : [value]) checkName(name);
}

/**
 * Refuses a filter that Firestore refuses.
 * @param checkName refuses a value that the document's name cannot be compared with
 * @throws {FirestoreError} INVALID_ARGUMENT
 */
export function checkFilter(filter: Filter, checkName: (value: DocumentValue) => void): void {
  const conditions = conditionsOf(filter);
  const operators: string[] = conditions.map((condition) => comparisonOf(condition).op);
  if (conditions.length > maxConditions) throw invalidArgument(`A query has at most ${maxConditions} filters`);
  if (operators.filter((operator) => exclusions.includes(operator)).length > 1) {
    throw invalidArgument('A query has at most one of "!=", "not-in", "is not null" and "is not NaN"');
  }
  if (
    operators.includes('NOT_IN') &&
    (hasOr(filter) || operators.includes('IN') || operators.includes('ARRAY_CONTAINS_ANY'))
  ) {
    throw invalidArgument('"not-in" cannot be combined with "or", "in" and "array-contains-any"');
  }
  for (const condition of conditions) {
    if ('fieldFilter' in condition) checkField(condition.fieldFilter, checkName);
    else if (isName(condition.unaryFilter.field.fieldPath)) {
      throw invalidArgument(`"${condition.unaryFilter.op}" does not apply to ${nameField}`);
    }
  }
  if (countDisjunctions(filter) > maxDisjunctions) {
    throw invalidArgument(`A query has at most ${maxDisjunctions} alternatives`);
  }
}
