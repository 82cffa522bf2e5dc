import { elementsOf } from '../encoding/index-entries';
import { invalidArgument } from '../firestore-error';
import type { DocumentValue } from '../values/document-value';
import { formatFieldPath } from '../values/field-path';
import { isPoint, type KeyRange, nameRangesOf, rangesOf, unaryRangesOf } from './key-range';
import { nameField, type RawFilter } from './structured-query';

/** A condition on one field of a document, or on at least one element of an array. */
export type Condition = {
  kind: 'condition';
  /** Name in the index, or `__name__`. */
  field: string;
  names: readonly string[];
  isOfElements: boolean;
  ranges: readonly KeyRange[];
};

/** A filter over conditions. */
export type Filter = Condition | { kind: 'and'; parts: readonly Filter[] } | { kind: 'or'; parts: readonly Filter[] };

// Limits of Firestore (documentation, Query limitations).
const maxListed = 30;
const maxExcluded = 10;
const maxDisjunctions = 30;
const maxConditions = 100;

const listOperators: readonly string[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const exclusions: readonly string[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const inequalities: readonly string[] = [
  ...exclusions,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];

/** The comparisons of a filter, in the order in which they stand. */
function leavesOf(filter: RawFilter): { operator: string; names: readonly string[] }[] {
  if ('compositeFilter' in filter) return filter.compositeFilter.filters.flatMap(leavesOf);
  const { op, field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  return [{ operator: op, names: field.fieldPath }];
}

const hasOr = (filter: RawFilter): boolean =>
  'compositeFilter' in filter && (filter.compositeFilter.op === 'OR' || filter.compositeFilter.filters.some(hasOr));

/** How many conjunctions the filter has in disjunctive normal form; each value of a list counts. */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'condition') return filter.ranges.every(isPoint) ? Math.max(1, filter.ranges.length) : 1;
  const counts = filter.parts.map(countDisjunctions);
  return filter.kind === 'and'
    ? counts.reduce((product, count) => product * count, 1)
    : counts.reduce((sum, count) => sum + count, 0);
}

/** Fields with inequalities: a query is sorted by them. */
export const inequalityFields = (filter: RawFilter) =>
  leavesOf(filter)
    .filter(({ operator }) => inequalities.includes(operator))
    .map(({ names }) => names);

function checkList(operator: string, value: DocumentValue): void {
  if (!listOperators.includes(operator)) return;
  const count = 'arrayValue' in value ? (value.arrayValue.values?.length ?? 0) : 0;
  const maxValues = operator === 'NOT_IN' ? maxExcluded : maxListed;
  if (count < 1 || count > maxValues) throw invalidArgument(`"${operator}" takes a list of 1 to ${maxValues} values`);
}

function checkCombination(filter: RawFilter): void {
  const leaves = leavesOf(filter);
  const used = leaves.map(({ operator }) => operator);
  if (leaves.length > maxConditions) throw invalidArgument(`A query has at most ${maxConditions} filters`);
  if (used.filter((operator) => exclusions.includes(operator)).length > 1) {
    throw invalidArgument('A query has at most one of "!=", "not-in", "is not null" and "is not NaN"');
  }
  if (used.includes('NOT_IN') && (hasOr(filter) || used.includes('IN') || used.includes('ARRAY_CONTAINS_ANY'))) {
    throw invalidArgument('"not-in" cannot be combined with "or", "in" and "array-contains-any"');
  }
}

/**
 * Converts a filter into conditions on the index.
 * @param nameKeyOf gives the key of a document's name in a filter
 * @throws {FirestoreError} INVALID_ARGUMENT when Firestore refuses such a filter.
 */
export function readFilter(raw: RawFilter, nameKeyOf: (value: DocumentValue) => Buffer): Filter {
  checkCombination(raw);
  const filter = toConditions(raw, nameKeyOf);
  if (countDisjunctions(filter) > maxDisjunctions) {
    throw invalidArgument(`A query has at most ${maxDisjunctions} alternatives`);
  }
  return filter;
}

function toConditions(raw: RawFilter, nameKeyOf: (value: DocumentValue) => Buffer): Filter {
  if ('compositeFilter' in raw) {
    const { op, filters } = raw.compositeFilter;
    if (filters.length === 0) throw invalidArgument('A composite filter has at least one filter');
    return { kind: op === 'AND' ? 'and' : 'or', parts: filters.map((part) => toConditions(part, nameKeyOf)) };
  }
  const condition = (names: readonly string[], ranges: readonly KeyRange[], isOfElements = false): Condition => {
    const field = isName(names) ? nameField : formatFieldPath(names);
    return { kind: 'condition', names, field: isOfElements ? elementsOf(field) : field, isOfElements, ranges };
  };
  if ('unaryFilter' in raw) {
    const { field, op } = raw.unaryFilter;
    if (isName(field.fieldPath)) throw invalidArgument(`"${op}" does not apply to ${nameField}`);
    return condition(field.fieldPath, unaryRangesOf(op));
  }
  const { field, op, value } = raw.fieldFilter;
  checkList(op, value);
  if (!isName(field.fieldPath)) {
    return condition(field.fieldPath, rangesOf(op, value), op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY');
  }
  const values = listOperators.includes(op) && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
  const ranges = nameRangesOf(op, values.map(nameKeyOf));
  if (!ranges) throw invalidArgument(`"${op}" does not apply to ${nameField}`);
  return condition(field.fieldPath, ranges);
}

/** Whether a field path means the document's name: no field can have that path. */
export const isName = (names: readonly string[]) => names.length === 1 && names[0] === nameField;
