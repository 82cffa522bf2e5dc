import { nameDocument } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import type { DocumentValue } from '../values/document-value';
import { listOf, parseFieldPath } from '../values/field-path';
import { documentValueSchema } from '../values/parse-value';
import { collectionIdSchema } from '../values/resource-name';

/** The field path of a document's name in queries. No field can have it. */
export const nameField = '__name__';

/** Whether a field path means the document's name. */
export const isName = (names: readonly string[]) => names.length === 1 && names[0] === nameField;

/** More than any query needs. */
const maxOrders = 50;
/** Limit of Firestore for the filters within one. */
const maxFilters = 100;

/** Schema of a field or a document's name; the result is the path. */
export const fieldSchema = v.pipe(
  v.object({ fieldPath: v.string() }),
  v.transform(({ fieldPath }) => (fieldPath === nameField ? [nameField] : parseFieldPath(fieldPath))),
);

/** Comparisons of a field with a value. */
const operators = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
] as const;

/** A comparison of a field with a value. */
export type Condition = { field: readonly string[]; op: (typeof operators)[number]; value: DocumentValue };

/** The filter of a query. */
export type Filter = Condition | { op: 'AND' | 'OR'; filters: readonly Filter[] };

/** Operators without a value, as comparisons. */
const unaryOperators = {
  IS_NULL: { op: 'EQUAL', value: { nullValue: null } },
  IS_NOT_NULL: { op: 'NOT_EQUAL', value: { nullValue: null } },
  IS_NAN: { op: 'EQUAL', value: { doubleValue: 'NaN' } },
  IS_NOT_NAN: { op: 'NOT_EQUAL', value: { doubleValue: 'NaN' } },
} as const;

const unarySchema = v.object({
  field: fieldSchema,
  op: v.picklist(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']),
});
const conditionSchema = v.object({ field: fieldSchema, op: v.picklist(operators), value: documentValueSchema });
const filtersSchema = v.lazy(() =>
  v.pipe(listOf(filterSchema, maxFilters), v.minLength(1, 'A composite filter has at least one filter')),
);

/** Schema of google.firestore.v1.StructuredQuery.Filter. */
const filterSchema: v.GenericSchema<unknown, Filter> = v.lazy(() =>
  v.union([
    v.pipe(
      v.strictObject({ fieldFilter: conditionSchema }),
      v.transform(({ fieldFilter }) => fieldFilter),
    ),
    v.pipe(
      v.strictObject({ unaryFilter: unarySchema }),
      v.transform(({ unaryFilter: { field, op } }) => ({ field, ...unaryOperators[op] })),
    ),
    v.pipe(
      v.strictObject({ compositeFilter: v.object({ op: v.picklist(['AND', 'OR']), filters: filtersSchema }) }),
      v.transform(({ compositeFilter }) => compositeFilter),
    ),
  ]),
);

const orderSchema = v.pipe(
  v.object({ field: fieldSchema, direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING') }),
  v.transform(({ field, direction }) => ({ field, isDescending: direction === 'DESCENDING' })),
);

const cursorSchema = v.object({
  values: v.optional(listOf(documentValueSchema, maxOrders), []),
  before: v.optional(v.boolean(), false),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** Refuses an option that this store does not offer: ignoring it would give a wrong result. */
export const unimplemented = (name: string) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((): undefined => {
        throw new FirestoreError(
          'UNIMPLEMENTED',
          `"${name}" is not offered here (${nameDocument('docs/documents-store.md')})`,
        );
      }),
    ),
  );

const collectionSchema = v.strictObject({
  collectionId: collectionIdSchema,
  allDescendants: v.optional(v.boolean(), false),
});

/** A query as it is sent (google.firestore.v1.StructuredQuery). */
export const structuredQuerySchema = v.strictObject({
  from: v.pipe(v.array(collectionSchema), v.length(1, 'A query reads from one collection')),
  where: v.optional(filterSchema),
  orderBy: v.optional(listOf(orderSchema, maxOrders), []),
  select: v.optional(v.object({ fields: v.optional(listOf(fieldSchema, 1000), []) })),
  offset: v.optional(countSchema, 0),
  limit: v.optional(countSchema),
  startAt: v.optional(cursorSchema),
  endAt: v.optional(cursorSchema),
  findNearest: unimplemented('findNearest'),
});

/** A query as it is sent, with its values in canonical form. */
export type StructuredQuery = v.InferOutput<typeof structuredQuerySchema>;
