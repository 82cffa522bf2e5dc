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

const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** An integer in the range of 64 bits; one beyond it becomes the nearest. */
export const clampInteger = (value: bigint) =>
  value > maxInteger ? maxInteger : value < minInteger ? minInteger : value;

/** A double as it stands on the wire. */
export function doubleValue(value: number): { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' } {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (Number.isFinite(value)) return { doubleValue: value };
  return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
}

/** The numbers of a vector; `null` for anything else. A map with `__type__` is one, or it would not have been stored. */
export function vectorOf(value: DocumentValue): DocumentValue[] | null {
  const fields = 'mapValue' in value ? value.mapValue.fields : undefined;
  if (!fields || !Object.hasOwn(fields, '__type__')) return null;
  const list = fields['value'];
  return list && 'arrayValue' in list ? (list.arrayValue.values ?? []) : null;
}
