import { recordSeparator } from 'kit/posts/record-separator';
import * as v from 'valibot';
import type { ReadableDocuments, StoredDocument } from './query-published';

/** A value in Firestore's JSON, which names its kind, as a value of JavaScript. No field of a post is of another kind. */
const valueSchema: v.GenericSchema<unknown, unknown> = v.union([
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }) => stringValue),
  ),
  v.pipe(
    v.object({ integerValue: v.string() }),
    v.transform(({ integerValue }) => Number(integerValue)),
  ),
  v.pipe(
    v.object({ doubleValue: v.number() }),
    v.transform(({ doubleValue }) => doubleValue),
  ),
  v.pipe(
    v.object({ booleanValue: v.boolean() }),
    v.transform(({ booleanValue }) => booleanValue),
  ),
  v.pipe(
    v.object({ arrayValue: v.object({ values: v.optional(v.array(v.lazy(() => valueSchema)), []) }) }),
    v.transform(({ arrayValue }) => arrayValue.values),
  ),
  v.pipe(
    v.object({
      mapValue: v.object({
        fields: v.optional(
          v.lazy(() => fieldsSchema),
          {},
        ),
      }),
    }),
    v.transform(({ mapValue }) => mapValue.fields),
  ),
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
]);

const fieldsSchema = v.record(v.string(), valueSchema);

const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ document: v.optional(v.object({ name: v.string(), fields: v.optional(fieldsSchema, {}) })) })),
);

/** The documents that the embedded server gives to the process which composes: its responses, with a separator between them. */
export function parseReadableDocuments(responses: string): ReadableDocuments {
  const [posts = '', authors] = responses.split(recordSeparator);
  return { posts: parseDocuments(posts), authors: authors ? parseDocuments(authors) : [] };
}

/** The documents in the JSON of a response to Firestore's `runQuery`. */
const parseDocuments = (json: string): StoredDocument[] =>
  v
    .parse(responseSchema, json)
    .flatMap(({ document }) => (document ? [{ id: document.name.replace(/^.*\//, ''), data: document.fields }] : []));
