import * as v from 'valibot';
import { invalidArgument } from '../firestore-error';
import type { DocumentTable } from '../store/document-table';
import { clampInteger, type DocumentValue, doubleValue } from '../values/document-value';
import { isFieldName, parseFieldPath } from '../values/field-path';
import type { Query } from './parse-query';
import { runQuery } from './run-query';
import { nameField, structuredQuerySchema } from './structured-query';

const field = v.object({ fieldPath: v.pipe(v.string(), v.transform(parseFieldPath)) });
const alias = v.optional(v.pipe(v.string(), v.check(isFieldName, 'Not the name of a field')));
const upTo = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,19}$/)), v.number()]),
  v.transform(Number),
  v.minValue(1, 'A count is up to 1 or more'),
);
const aggregationSchema = v.union([
  v.strictObject({ alias, count: v.object({ upTo: v.optional(upTo) }) }),
  v.strictObject({ alias, sum: v.object({ field }) }),
  v.strictObject({ alias, avg: v.object({ field }) }),
]);

/** An aggregation of a query (google.firestore.v1.StructuredAggregationQuery.Aggregation). */
type Aggregation = v.InferOutput<typeof aggregationSchema>;

/** Schema of a query with its aggregations: at most five, as Firestore has it. */
export const aggregationQuerySchema = v.strictObject({
  structuredQuery: structuredQuerySchema,
  aggregations: v.pipe(
    v.array(aggregationSchema),
    v.minLength(1),
    v.maxLength(5, 'A query has at most 5 aggregations'),
  ),
});

/** The field that is aggregated. A count takes the name, which every document has. */
function fieldOf(aggregation: Aggregation): string[] {
  if ('sum' in aggregation) return aggregation.sum.field.fieldPath;
  return 'avg' in aggregation ? aggregation.avg.field.fieldPath : [nameField];
}

/** Sums the numbers among values: integers exactly, doubles as doubles. */
function sumUp(values: readonly DocumentValue[]) {
  const sum = { count: 0, integers: 0n, doubles: 0, hasDoubles: false };
  for (const value of values) {
    if ('integerValue' in value) {
      sum.count += 1;
      sum.integers += BigInt(value.integerValue);
    } else if ('doubleValue' in value) {
      sum.count += 1;
      sum.doubles += Number(value.doubleValue);
      sum.hasDoubles = true;
    }
  }
  return sum;
}

function aggregate(aggregation: Aggregation, values: readonly DocumentValue[]): DocumentValue {
  if ('count' in aggregation) {
    return { integerValue: String(Math.min(values.length, aggregation.count.upTo ?? values.length)) };
  }
  const { count, integers, doubles, hasDoubles } = sumUp(values);
  const total = Number(integers) + doubles;
  if ('avg' in aggregation) return count === 0 ? { nullValue: null } : doubleValue(total / count);
  return hasDoubles || integers !== clampInteger(integers) ? doubleValue(total) : { integerValue: String(integers) };
}

/**
 * Aggregates the documents of a query that have all aggregated fields; the results are by alias.
 * @throws {FirestoreError} INVALID_ARGUMENT when two have the same alias.
 */
export function runAggregations(table: DocumentTable, query: Query, aggregations: readonly Aggregation[]) {
  const documents = runQuery(table, query, aggregations.map(fieldOf));
  const results = new Map<string, DocumentValue>();
  for (const [index, aggregation] of aggregations.entries()) {
    const name = aggregation.alias ?? `field_${index + 1}`;
    if (results.has(name)) throw invalidArgument(`Two aggregations have the alias "${name}"`);
    const values = documents.flatMap((document) => document.values[query.orders.length + index] ?? []);
    results.set(name, aggregate(aggregation, values));
  }
  return Object.fromEntries(results);
}
