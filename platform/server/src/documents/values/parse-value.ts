import { explainIssue } from 'kit/contract/describe-issue';
import * as v from 'valibot';
import { excerptOf, invalidArgument } from '../firestore-error';
import type { DocumentFields, DocumentValue } from './document-value';
import { isFieldName } from './field-path';
import { plainSchemas } from './plain-values';

/** Firestore's limit for nested maps and arrays. */
const maxDepth = 20;
const maxVectorLength = 2048;

const objectSchema = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'Expected an object',
);
const arraySchema = v.object({ values: v.optional(v.array(v.unknown()), []) });
const mapSchema = v.object({ fields: v.optional(objectSchema, {}) });

const doublesSchema = v.pipe(
  v.array(v.strictObject({ doubleValue: plainSchemas.doubleValue })),
  v.maxLength(maxVectorLength),
);
/** A map that is marked as a vector must be one. */
const vectorSchema = v.strictObject({
  __type__: v.strictObject({ stringValue: v.literal('__vector__') }),
  value: v.strictObject({ arrayValue: v.object({ values: v.exactOptional(doublesSchema) }) }),
});

/** Where a value is: the field's name (for messages), and how many maps and arrays it is in. */
type Place = { name: string; depth: number; isInArray: boolean };

function parseAt<Schema extends v.GenericSchema>(schema: Schema, input: unknown, { name }: Place) {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw invalidArgument(`Field "${excerptOf(name)}": ${explainIssue(result.issues[0])}`);
}

// Not a union of schemas: a document has thousands of values, and a union would try every kind on each.
function parseValue(input: unknown, place: Place): DocumentValue {
  const entries = Object.entries(parseAt(objectSchema, input, place));
  const [kind = '', content] = entries[0] ?? [];
  if (entries.length === 1) {
    if (Object.hasOwn(plainSchemas, kind)) {
      return { [kind]: parseAt(plainSchemas[kind as keyof typeof plainSchemas], content, place) } as DocumentValue;
    }
    if (kind === 'arrayValue') return parseArray(content, place);
    if (kind === 'mapValue') return parseMap(content, place);
  }
  throw invalidArgument(`Field "${excerptOf(place.name)}": not one value of a known type`);
}

function enter({ name, depth }: Place, isInArray: boolean): Place {
  if (depth < maxDepth) return { name, depth: depth + 1, isInArray };
  throw invalidArgument(`Field "${excerptOf(name)}": more than ${maxDepth} maps and arrays within each other`);
}

function parseArray(input: unknown, place: Place): DocumentValue {
  if (place.isInArray)
    throw invalidArgument(`Field "${excerptOf(place.name)}": an array cannot directly hold an array`);
  const inner = enter(place, true);
  const values = parseAt(arraySchema, input, place).values.map((value) => parseValue(value, inner));
  return { arrayValue: values.length > 0 ? { values } : {} };
}

function parseMap(input: unknown, place: Place): DocumentValue {
  const { fields: inputFields } = parseAt(mapSchema, input, place);
  const inner = enter(place, false);
  const fields = Object.hasOwn(inputFields, '__type__')
    ? parseAt(vectorSchema, inputFields, enter(inner, true))
    : parseFieldsAt(inputFields, inner);
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
}

function parseFieldsAt(input: Record<string, unknown>, place: Place): DocumentFields {
  const fields: DocumentFields = {};
  for (const [name, value] of Object.entries(input)) {
    if (!isFieldName(name)) throw invalidArgument(`Not the name of a field: "${excerptOf(name)}"`);
    fields[name] = parseValue(value, { ...place, name });
  }
  return fields;
}

/** Schema of a value; the result is in canonical form. Throws FirestoreError INVALID_ARGUMENT, naming the field. */
export const documentValueSchema = v.pipe(
  v.unknown(),
  v.transform((input) => parseValue(input, { name: 'value', depth: 0, isInArray: false })),
);

/** Parses a document's fields as `documentValueSchema` parses a value. */
export const parseFieldsOf = (input: Record<string, unknown>): DocumentFields =>
  parseFieldsAt(input, { name: '', depth: 0, isInArray: false });

/** Schema of a document's fields. */
export const documentFieldsSchema = v.pipe(objectSchema, v.transform(parseFieldsOf));
