import * as v from 'valibot';
import { FirestoreError } from '../firestore-error';
import type { DocumentValue } from '../values/document-value';
import { parseFieldPath } from '../values/field-path';
import { documentValueSchema } from '../values/parse-value';
import { checkCollectionId } from '../values/resource-name';

/** The field path of a document's name in queries. */
export const nameField = '__name__';

/** Whether a field path means the document's name: no field can have that path. */
export const isName = (names: readonly string[]) => names.length === 1 && names[0] === nameField;

const fieldSchema = v.object({
  fieldPath: v.pipe(
    v.string(),
    v.transform((path) => (path === nameField ? [nameField] : parseFieldPath(path))),
  ),
});

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

/** Operators without a value. */
const unaryOperators = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

type Field = { fieldPath: string[] };

/** A comparison of a field with a value. */
export type FieldFilter = { field: Field; op: (typeof operators)[number]; value: DocumentValue };

/** A comparison of a field without a value. */
export type UnaryFilter = { field: Field; op: (typeof unaryOperators)[number] };

/** A filter (google.firestore.v1.StructuredQuery.Filter). */
export type Filter =
  | { fieldFilter: FieldFilter }
  | { unaryFilter: UnaryFilter }
  | { compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] } };

const filtersSchema = v.lazy(() =>
  v.pipe(v.array(filterSchema), v.minLength(1, 'A composite filter has at least one filter')),
);

const filterSchema: v.GenericSchema<unknown, Filter> = v.lazy(() =>
  v.union([
    v.strictObject({
      fieldFilter: v.object({ field: fieldSchema, op: v.picklist(operators), value: documentValueSchema }),
    }),
    v.strictObject({ unaryFilter: v.object({ field: fieldSchema, op: v.picklist(unaryOperators) }) }),
    v.strictObject({ compositeFilter: v.object({ op: v.picklist(['AND', 'OR']), filters: filtersSchema }) }),
  ]),
);

const cursorSchema = v.object({
  values: v.optional(v.array(documentValueSchema), []),
  before: v.optional(v.boolean(), false),
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** Refuses an option that this store does not offer: ignoring it would give a wrong result. */
export const unimplemented = (name: string) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((): undefined => {
        throw new FirestoreError('UNIMPLEMENTED', `"${name}" is not offered here (docs/documents-store.md)`);
      }),
    ),
  );

const collectionSchema = v.strictObject({
  collectionId: v.pipe(
    v.optional(v.string(), ''),
    v.check((id) => {
      checkCollectionId(id);
      return true;
    }),
  ),
  allDescendants: v.optional(v.boolean(), false),
});

/** A query as it is sent (google.firestore.v1.StructuredQuery). */
export const structuredQuerySchema = v.strictObject({
  from: v.pipe(v.array(collectionSchema), v.length(1, 'A query reads from one collection')),
  where: v.optional(filterSchema),
  orderBy: v.optional(
    v.array(
      v.object({ field: fieldSchema, direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING') }),
    ),
    [],
  ),
  select: v.optional(v.object({ fields: v.optional(v.array(fieldSchema), []) })),
  offset: v.optional(countSchema, 0),
  limit: v.optional(countSchema),
  startAt: v.optional(cursorSchema),
  endAt: v.optional(cursorSchema),
  findNearest: unimplemented('findNearest'),
});

/** A query as it is sent, with its values in canonical form. */
export type StructuredQuery = v.InferOutput<typeof structuredQuerySchema>;
