import * as v from 'valibot';
import type { Spend } from '../call-cost';
import type { DocumentTable } from '../store/document-table';
import { clampInteger, type DocumentValue, toDouble } from '../values/document-value';
import { isFieldName, listOf } from '../values/field-path';
import type { Query } from './parse-query';
import { runQuery } from './run-query';
import { fieldSchema, nameField, structuredQuerySchema } from './structured-query';

const alias = v.optional(v.pipe(v.string(), v.check(isFieldName, 'Not the name of a field')));
const upTo = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,19}$/)), v.number()]),
  v.transform(Number),
  v.minValue(1, 'A count is up to 1 or more'),
);
const aggregationSchema = v.union([
  v.strictObject({ alias, count: v.object({ upTo: v.optional(upTo) }) }),
  v.strictObject({ alias, sum: v.object({ field: fieldSchema }) }),
  v.strictObject({ alias, avg: v.object({ field: fieldSchema }) }),
]);

/** An aggregation of a query (google.firestore.v1.StructuredAggregationQuery.Aggregation). */
type Aggregation = v.InferOutput<typeof aggregationSchema>;

/** Schema of a query with its aggregations: at most five, as Firestore has it. */
export const aggregationQuerySchema = v.strictObject({
  structuredQuery: structuredQuerySchema,
  aggregations: v.pipe(listOf(aggregationSchema, 5), v.minLength(1)),
});

/** The field that is aggregated. A count takes the name, which every document has. */
function fieldOf(aggregation: Aggregation): readonly string[] {
  if ('sum' in aggregation) return aggregation.sum.field;
  return 'avg' in aggregation ? aggregation.avg.field : [nameField];
}

/** Integers are summed exactly, as long as the sum has 64 bits; with a double, as doubles. Other values do not count. */
function aggregate(aggregation: Aggregation, values: readonly DocumentValue[]): DocumentValue {
  if ('count' in aggregation) {
    return { integerValue: String(Math.min(values.length, aggregation.count.upTo ?? values.length)) };
  }
  const integers = values.flatMap((value) => ('integerValue' in value ? BigInt(value.integerValue) : []));
  const doubles = values.flatMap((value) => ('doubleValue' in value ? Number(value.doubleValue) : []));
  const integerSum = integers.reduce((sum, integer) => sum + integer, 0n);
  const sum = doubles.reduce((total, double) => total + double, Number(integerSum));
  const count = integers.length + doubles.length;
  if ('avg' in aggregation) return count === 0 ? { nullValue: null } : { doubleValue: toDouble(sum / count) };
  const isExact = doubles.length === 0 && integerSum === clampInteger(integerSum);
  return isExact ? { integerValue: String(integerSum) } : { doubleValue: toDouble(sum) };
}

/** Aggregates the documents of a query that have all aggregated fields. @returns the results by alias */
export function runAggregations(
  table: DocumentTable,
  query: Query,
  aggregations: readonly Aggregation[],
  spend: Spend,
): Record<string, DocumentValue> {
  const documents = runQuery(table, query, spend, aggregations.map(fieldOf));
  return Object.fromEntries(
    aggregations.map((aggregation, index) => {
      const values = documents.flatMap((document) => document.values[query.orders.length + index] ?? []);
      return [aggregation.alias ?? `field_${index + 1}`, aggregate(aggregation, values)];
    }),
  );
}
