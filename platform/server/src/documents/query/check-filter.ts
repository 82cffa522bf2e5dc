import { invalidArgument } from '../firestore-error';
import { itemsOf } from '../values/document-value';
import type { Condition, Filter } from './structured-query';

// Limits of Firestore (documentation, Query limitations). They bound the work for each document.
const maxConditions = 100;
const maxAlternatives = 30;
const maxListed = 30;
const maxExcluded = 10;

/** The conditions of a filter, in the order in which they stand. */
export const conditionsOf = (filter: Filter): Condition[] =>
  'filters' in filter ? filter.filters.flatMap(conditionsOf) : [filter];

/** How many alternatives a filter has, each value of a list being one. */
function countAlternatives(filter: Filter): number {
  if (!('filters' in filter)) {
    return filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY' ? itemsOf(filter.value).length : 1;
  }
  const counts = filter.filters.map(countAlternatives);
  return filter.op === 'AND'
    ? counts.reduce((product, count) => product * count, 1)
    : counts.reduce((sum, count) => sum + count, 0);
}

/** Refuses a filter that Firestore refuses. @throws {FirestoreError} INVALID_ARGUMENT */
export function checkFilter(filter: Filter): void {
  const conditions = conditionsOf(filter);
  if (conditions.length > maxConditions) throw invalidArgument(`A query has at most ${maxConditions} filters`);
  for (const { op, value } of conditions) {
    if (!['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].includes(op)) continue;
    const [count, most] = [itemsOf(value).length, op === 'NOT_IN' ? maxExcluded : maxListed];
    if (count < 1 || count > most) throw invalidArgument(`"${op}" takes a list of 1 to ${most} values`);
  }
  const alternatives = countAlternatives(filter);
  if (alternatives > maxAlternatives) throw invalidArgument(`A query has at most ${maxAlternatives} alternatives`);
  const exclusions = conditions.filter(({ op }) => op === 'NOT_EQUAL' || op === 'NOT_IN');
  if (exclusions.length > 1) throw invalidArgument('A query has at most one "!=" or "not-in"');
  if (exclusions[0]?.op === 'NOT_IN' && alternatives > 1) {
    throw invalidArgument('"not-in" cannot be combined with "or", "in" and "array-contains-any"');
  }
}
