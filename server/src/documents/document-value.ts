import * as v from 'valibot';
import { emptyFields, isFieldName } from './field-path';
import { excerptOf, invalidArgument } from './firestore-error';
import { isUnicode, parseDocumentName } from './resource-name';
import { formatTimestamp, parseTimestamp } from './timestamp';

/** A typed value as it stands on the wire (google.firestore.v1.Value), in its one canonical form. */
export type DocumentValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: DocumentValue[] } }
  | { mapValue: { fields?: DocumentFields } };

/** Fields of a document or a map. */
export type DocumentFields = { [name: string]: DocumentValue };

/** Limit of Firestore for maps and arrays within each other. */
const maxDepth = 20;
const maxVectorLength = 2048;
const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** An integer in the range of 64 bits; one beyond it becomes the nearest. */
export const clampInteger = (value: bigint) =>
  value > maxInteger ? maxInteger : value < minInteger ? minInteger : value;

const doubleSchema = v.pipe(
  v.union([
    v.number(),
    v.picklist(['NaN', 'Infinity', '-Infinity', '-0']),
    v.pipe(v.string(), v.regex(/^-?\d{1,400}(\.\d{1,1100})?([eE][+-]?\d{1,5})?$/), v.transform(Number)),
  ]),
  // JSON has no infinity: a literal such as 1e999 is out of range.
  v.check((value) => typeof value === 'string' || Number.isFinite(value), 'the number is out of range'),
);

/** A double as it stands on the wire. */
export function doubleValue(value: number): { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' } {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (Number.isFinite(value)) return { doubleValue: value };
  return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
}

const unicodeSchema = v.pipe(v.string(), v.check(isUnicode, 'the text is not valid Unicode'));
const latitudeSchema = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitudeSchema = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Everything but arrays and maps. */
const plainSchemas = {
  // The SDK writes the name of the enum, the interface also takes JSON's null.
  nullValue: v.pipe(
    v.nullable(v.literal('NULL_VALUE')),
    v.transform((): DocumentValue => ({ nullValue: null })),
  ),
  booleanValue: v.pipe(
    v.boolean(),
    v.transform((booleanValue): DocumentValue => ({ booleanValue })),
  ),
  integerValue: v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => BigInt(value)),
    v.check((value) => value === clampInteger(value), 'the integer is out of range'),
    v.transform((value): DocumentValue => ({ integerValue: String(value) })),
  ),
  doubleValue: v.pipe(
    doubleSchema,
    v.transform((value): DocumentValue => (value === '-0' ? { doubleValue: '-0' } : doubleValue(Number(value)))),
  ),
  timestampValue: v.pipe(
    v.string(),
    v.transform((text): DocumentValue => ({ timestampValue: formatTimestamp(parseTimestamp(text)) })),
  ),
  stringValue: v.pipe(
    unicodeSchema,
    v.transform((stringValue): DocumentValue => ({ stringValue })),
  ),
  bytesValue: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9+/_-]*={0,2}$/, 'the bytes are not base64'),
    v.transform((text): DocumentValue => ({ bytesValue: Buffer.from(text, 'base64').toString('base64') })),
  ),
  referenceValue: v.pipe(
    v.string(),
    v.check((name) => parseDocumentName(name) !== null),
    v.transform((referenceValue): DocumentValue => ({ referenceValue })),
  ),
  geoPointValue: v.pipe(
    v.object({ latitude: v.optional(latitudeSchema, 0), longitude: v.optional(longitudeSchema, 0) }),
    v.transform((geoPointValue): DocumentValue => ({ geoPointValue })),
  ),
} as const;

const objectSchema = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'Expected an object',
);
const arraySchema = v.object({ values: v.optional(v.array(v.unknown()), []) });
const mapSchema = v.object({ fields: v.optional(objectSchema) });

/** Where a value stands: the names that lead to it (for messages), and how many maps and arrays it is in. */
type Place = { name: string; depth: number; isInArray: boolean };

function parseAt<Schema extends v.GenericSchema>(schema: Schema, input: unknown, { name }: Place) {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw invalidArgument(`Field "${excerptOf(name)}": ${result.issues[0].message}`);
}

// By hand rather than as a union of schemas: a document has thousands of values, and a union tries every kind on each.
function parseValue(input: unknown, place: Place): DocumentValue {
  const entries = Object.entries(parseAt(objectSchema, input, place));
  const [kind = '', content] = entries[0] ?? [];
  if (entries.length === 1) {
    if (Object.hasOwn(plainSchemas, kind)) {
      return parseAt(plainSchemas[kind as keyof typeof plainSchemas], content, place) as DocumentValue;
    }
    if (kind === 'arrayValue') return parseArray(content, place);
    if (kind === 'mapValue') return parseMap(content, place);
  }
  throw invalidArgument(`Field "${excerptOf(place.name)}": not one value of a known type`);
}

function enter({ name, depth }: Place, isInArray: boolean): Place {
  if (depth >= maxDepth)
    throw invalidArgument(`Field "${excerptOf(name)}": more than ${maxDepth} maps and arrays within each other`);
  return { name, depth: depth + 1, isInArray };
}

function parseArray(input: unknown, place: Place): DocumentValue {
  if (place.isInArray)
    throw invalidArgument(`Field "${excerptOf(place.name)}": an array cannot directly hold an array`);
  const inner = enter(place, true);
  const values = parseAt(arraySchema, input, place).values.map((value) => parseValue(value, inner));
  return { arrayValue: values.length > 0 ? { values } : {} };
}

function parseMap(input: unknown, place: Place): DocumentValue {
  const { fields: inputFields = {} } = parseAt(mapSchema, input, place);
  if (Object.hasOwn(inputFields, '__type__')) return parseVector(inputFields, place);
  const fields = parseFieldsAt(inputFields, enter(place, false));
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
}

/** A map that says it is a vector has to be one: doubles, and nothing else. */
function parseVector(input: Record<string, unknown>, place: Place): DocumentValue {
  const refuse = () =>
    invalidArgument(`Field "${excerptOf(place.name)}": not a vector of up to ${maxVectorLength} doubles`);
  const { __type__: type, value: list, ...others } = input;
  const inner = enter(enter(place, false), true);
  const isMarked = type !== undefined && readText(parseValue(type, inner)) === '__vector__';
  if (!isMarked || Object.keys(others).length > 0) throw refuse();
  const { values } = parseAt(v.object({ arrayValue: arraySchema }), list, place).arrayValue;
  const numbers = values.map((value) => parseValue(value, inner));
  if (numbers.length > maxVectorLength || numbers.some((number) => !('doubleValue' in number))) throw refuse();
  const arrayValue = numbers.length > 0 ? { values: numbers } : {};
  return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue } } } };
}

const readText = (value: DocumentValue) => ('stringValue' in value ? value.stringValue : undefined);

function parseFieldsAt(input: Record<string, unknown>, place: Place): DocumentFields {
  const fields = emptyFields();
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

/** Reads a document's fields, as `documentValueSchema` reads a value. */
export const parseFieldsOf = (input: Record<string, unknown>): DocumentFields =>
  parseFieldsAt(input, { name: '', depth: 0, isInArray: false });

/** Schema of a document's fields. */
export const documentFieldsSchema = v.pipe(objectSchema, v.transform(parseFieldsOf));

/** The numbers of a vector; `null` for anything else. A map with `__type__` is one, or it would not have been stored. */
export function vectorOf(value: DocumentValue): DocumentValue[] | null {
  const fields = 'mapValue' in value ? value.mapValue.fields : undefined;
  if (!fields || !Object.hasOwn(fields, '__type__')) return null;
  const list = fields['value'];
  return list && 'arrayValue' in list ? (list.arrayValue.values ?? []) : null;
}
