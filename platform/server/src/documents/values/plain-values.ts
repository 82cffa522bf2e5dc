import * as v from 'valibot';
import { clampInteger, toDouble } from './document-value';
import { isUnicode, parseDocumentName } from './resource-name';
import { formatTimestamp, parseTimestamp } from './timestamp';

/** Schemas of the content of a value, by its kind, for all but arrays and maps; the output is in canonical form. */
export const plainSchemas = {
  // The SDK sends the name of the enum; JSON's null is allowed as well.
  nullValue: v.pipe(
    v.nullable(v.literal('NULL_VALUE')),
    v.transform(() => null),
  ),
  booleanValue: v.boolean(),
  integerValue: v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)), v.pipe(v.number(), v.safeInteger())]),
    v.transform((value) => BigInt(value)),
    v.check((value) => value === clampInteger(value), 'the integer is out of range'),
    v.transform(String),
  ),
  doubleValue: v.pipe(
    // A number such as 1e999 is out of range.
    v.union([v.pipe(v.number(), v.finite()), v.picklist(['NaN', 'Infinity', '-Infinity', '-0'])]),
    v.transform((value) => toDouble(Number(value))),
  ),
  timestampValue: v.pipe(
    v.string(),
    v.transform((text) => formatTimestamp(parseTimestamp(text))),
  ),
  stringValue: v.pipe(v.string(), v.check(isUnicode, 'the text is not valid Unicode')),
  bytesValue: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9+/_-]*={0,2}$/, 'the bytes are not base64'),
    v.transform((text) => Buffer.from(text, 'base64').toString('base64')),
  ),
  referenceValue: v.pipe(
    v.string(),
    v.check((name) => parseDocumentName(name) !== null),
  ),
  geoPointValue: v.object({
    latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), 0),
    longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), 0),
  }),
} as const;
