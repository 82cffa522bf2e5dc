import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import { decodeNumber } from '../encoding/encode-number';
import { invalidArgument } from '../firestore-error';
import { bytesSchema } from '../store/stored-bytes';
import { clampInteger, type DocumentValue, doubleValue } from '../values/document-value';
import { formatFieldPath, isFieldName, parseFieldPath } from '../values/field-path';
import type { Query } from './parse-query';
import type { Condition } from './query-filter';
import { structuredQuerySchema } from './structured-query';

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
export type Aggregation = v.InferOutput<typeof aggregationSchema>;

/** Schema of a query with its aggregations: at most five, as Firestore has it. */
export const aggregationQuerySchema = v.strictObject({
  structuredQuery: structuredQuerySchema,
  aggregations: v.pipe(
    v.array(aggregationSchema),
    v.minLength(1),
    v.maxLength(5, 'A query has at most 5 aggregations'),
  ),
});

const namesOf = (aggregation: Aggregation) =>
  'sum' in aggregation
    ? aggregation.sum.field.fieldPath
    : 'avg' in aggregation
      ? aggregation.avg.field.fieldPath
      : null;

const isPresent = (names: readonly string[]): Condition => ({
  kind: 'condition',
  field: formatFieldPath(names),
  names,
  isOfElements: false,
  ranges: [
    { from: { key: Buffer.from([0]), isInclusive: true }, to: { key: Buffer.from([0xff]), isInclusive: false } },
  ],
});

/** Adds Firestore's rule to a query: a document without an aggregated field is not counted, not even by `count`. */
export function withAggregatedFields(query: Query, aggregations: readonly Aggregation[]): Query {
  const needed = aggregations.flatMap((aggregation) => {
    const names = namesOf(aggregation);
    return names ? [isPresent(names)] : [];
  });
  if (needed.length === 0) return query;
  return { ...query, filter: { kind: 'and', parts: [...(query.filter ? [query.filter] : []), ...needed] } };
}

const valueSchema = v.object({ value: bytesSchema, is_double: v.number() });

/** Sums the numbers of a field: integers exactly, doubles as doubles. */
function sumUp(connection: Connection, documents: readonly number[], names: readonly string[]) {
  const select = connection.prepare('SELECT value, is_double FROM document_index WHERE document = ? AND field = ?');
  const path = formatFieldPath(names);
  const sum = { count: 0, integers: 0n, doubles: 0, hasDoubles: false };
  for (const document of documents) {
    const { value, is_double } = v.parse(valueSchema, select.get([document, path]));
    const number = decodeNumber(value);
    if (!number) continue;
    sum.count += 1;
    if (is_double === 1) {
      sum.hasDoubles = true;
      sum.doubles += number.double;
    } else {
      sum.integers += number.integer();
    }
  }
  return sum;
}

function aggregate(connection: Connection, documents: readonly number[], aggregation: Aggregation): DocumentValue {
  if ('count' in aggregation) {
    return { integerValue: String(Math.min(documents.length, aggregation.count.upTo ?? documents.length)) };
  }
  const { count, integers, doubles, hasDoubles } = sumUp(connection, documents, namesOf(aggregation) ?? []);
  const total = Number(integers) + doubles;
  if ('avg' in aggregation) return count === 0 ? { nullValue: null } : doubleValue(total / count);
  return hasDoubles || integers !== clampInteger(integers) ? doubleValue(total) : { integerValue: String(integers) };
}

/**
 * Aggregates the documents that a query found; the results are by alias.
 * @throws {FirestoreError} INVALID_ARGUMENT when two have the same alias.
 */
export function runAggregations(
  connection: Connection,
  documents: readonly number[],
  aggregations: readonly Aggregation[],
) {
  const results = new Map<string, DocumentValue>();
  for (const [index, aggregation] of aggregations.entries()) {
    const name = aggregation.alias ?? `field_${index + 1}`;
    if (results.has(name)) throw invalidArgument(`Two aggregations have the alias "${name}"`);
    results.set(name, aggregate(connection, documents, aggregation));
  }
  return Object.fromEntries(results);
}
