import * as v from 'valibot';
import { clampInteger, type DocumentValue, doubleValue } from './document-value';
import { isUnicode, parseDocumentName } from './resource-name';
import { formatTimestamp, parseTimestamp } from './timestamp';

const doubleSchema = v.pipe(
  v.union([
    v.number(),
    v.picklist(['NaN', 'Infinity', '-Infinity', '-0']),
    v.pipe(v.string(), v.regex(/^-?\d{1,400}(\.\d{1,1100})?([eE][+-]?\d{1,5})?$/), v.transform(Number)),
  ]),
  // JSON has no infinity: a literal such as 1e999 is out of range.
  v.check((value) => typeof value === 'string' || Number.isFinite(value), 'the number is out of range'),
);

const unicodeSchema = v.pipe(v.string(), v.check(isUnicode, 'the text is not valid Unicode'));
const latitudeSchema = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitudeSchema = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Schemas of all values except arrays and maps, by kind; the output is in canonical form. */
export const plainSchemas = {
  // The SDK sends the name of the enum; JSON's null is allowed as well.
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
