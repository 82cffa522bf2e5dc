type Double = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** A typed value in canonical wire form (google.firestore.v1.Value). */
export type DocumentValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: Double }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: DocumentValue[] } }
  | { mapValue: { fields?: DocumentFields } };

/** Fields of a document or a map. */
export type DocumentFields = { [name: string]: DocumentValue };

const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** Limits an integer to 64 bits. */
export const clampInteger = (value: bigint) =>
  value > maxInteger ? maxInteger : value < minInteger ? minInteger : value;

/** A double in wire form: JSON has no name for some. */
export function toDouble(value: number): Double {
  if (Object.is(value, -0)) return '-0';
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'Infinity' : '-Infinity';
}

/** The values of an array; none for anything else. */
export const itemsOf = (value: DocumentValue): readonly DocumentValue[] =>
  'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

/** The numbers of a vector; `null` for anything else. Every stored map with `__type__` is a vector. */
export function vectorOf(value: DocumentValue): readonly DocumentValue[] | null {
  const fields = 'mapValue' in value ? value.mapValue.fields : undefined;
  if (!fields || !Object.hasOwn(fields, '__type__')) return null;
  const list = fields['value'];
  return list ? itemsOf(list) : null;
}
