import * as v from 'valibot';

/** A typed value as it stands on the wire (google.firestore.v1.Value). */
export type DocumentValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number | undefined; longitude?: number | undefined } }
  | { arrayValue: { values?: DocumentValue[] | undefined } }
  | { mapValue: { fields?: DocumentFields | undefined } };

/** Fields of a document or a map. */
export type DocumentFields = { [name: string]: DocumentValue };

const fieldName = v.pipe(
  v.string(),
  v.check((name) => !/^__.*__$/.test(name) || name === '__type__', 'field names such as __name__ are reserved'),
);

/** Schema of a value; maps and arrays nest. */
export const documentValueSchema: v.GenericSchema<unknown, DocumentValue> = v.lazy(() =>
  v.union([
    // The SDK writes the name of the enum, the interface also takes JSON's null.
    v.strictObject({
      nullValue: v.pipe(
        v.nullable(v.literal('NULL_VALUE')),
        v.transform((): null => null),
      ),
    }),
    v.strictObject({ booleanValue: v.boolean() }),
    v.strictObject({ integerValue: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)) }),
    v.strictObject({ doubleValue: v.union([v.number(), v.picklist(['NaN', 'Infinity', '-Infinity', '-0'])]) }),
    v.strictObject({ timestampValue: v.string() }),
    v.strictObject({ stringValue: v.string() }),
    v.strictObject({ bytesValue: v.string() }),
    v.strictObject({ referenceValue: v.string() }),
    v.strictObject({
      geoPointValue: v.object({ latitude: v.optional(v.number()), longitude: v.optional(v.number()) }),
    }),
    v.strictObject({ arrayValue: v.object({ values: v.optional(v.array(documentValueSchema)) }) }),
    v.strictObject({ mapValue: v.object({ fields: v.optional(documentFieldsSchema) }) }),
  ]),
);

/** Schema of a document's fields. */
export const documentFieldsSchema: v.GenericSchema<unknown, DocumentFields> = v.lazy(() =>
  v.record(fieldName, documentValueSchema),
);

/** A number of either kind; `null` for anything else. */
export function numberOf(value: DocumentValue): number | null {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return null;
}

/** Firestore's order of types: null, boolean, number, timestamp, string, bytes, reference, geo point, array, map. */
function rankOf(value: DocumentValue): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if (numberOf(value) !== null) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  return 'arrayValue' in value ? 8 : 9;
}

const compare = <Comparable extends number | string | boolean>(a: Comparable, b: Comparable) =>
  a < b ? -1 : a > b ? 1 : 0;

/** NaN comes before every other number. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return compare(Number.isNaN(a) ? 0 : 1, Number.isNaN(b) ? 0 : 1);
  return compare(a, b);
}

/** Total order over values of all types, as queries sort them. */
export function compareValues(a: DocumentValue, b: DocumentValue): number {
  const byType = rankOf(a) - rankOf(b);
  if (byType !== 0) return byType;
  const [numberA, numberB] = [numberOf(a), numberOf(b)];
  if (numberA !== null && numberB !== null) return compareNumbers(numberA, numberB);
  if ('booleanValue' in a && 'booleanValue' in b) return compare(a.booleanValue, b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) return compareTimestamps(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b)
    return Buffer.compare(Buffer.from(a.stringValue), Buffer.from(b.stringValue));
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    return (
      compareNumbers(a.geoPointValue.latitude ?? 0, b.geoPointValue.latitude ?? 0) ||
      compareNumbers(a.geoPointValue.longitude ?? 0, b.geoPointValue.longitude ?? 0)
    );
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  return 0;
}

/** With 9, 6, 3 or no fraction digits: padded, so that text order is time order. */
function compareTimestamps(a: string, b: string): number {
  const pad = (text: string) => {
    const [seconds = '', fraction = ''] = text.replace(/Z$/, '').split('.');
    return `${seconds}.${fraction.padEnd(9, '0')}`;
  };
  return compare(pad(a), pad(b));
}

/** Paths sort by segment: `a/b` before `a-b/c`. */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const order = Buffer.compare(Buffer.from(left[index] ?? ''), Buffer.from(right[index] ?? ''));
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareLists(a: readonly DocumentValue[], b: readonly DocumentValue[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: DocumentFields, b: DocumentFields): number {
  const [keysA, keysB] = [Object.keys(a).sort(), Object.keys(b).sort()];
  for (const [index, key] of keysA.entries()) {
    const other = keysB[index];
    if (other === undefined) return 1;
    const byKey = compare(key, other);
    if (byKey !== 0) return byKey;
    const [valueA, valueB] = [a[key], b[other]];
    const byValue = valueA && valueB ? compareValues(valueA, valueB) : 0;
    if (byValue !== 0) return byValue;
  }
  return keysA.length - keysB.length;
}
