import {
  Bytes,
  DocumentReference,
  doc,
  type Firestore,
  GeoPoint,
  Timestamp,
  VectorValue,
  vector,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type PlainFields, pairSchema } from '../posts/plain-values';

/**
 * Fields of a document as plain data. A value that JSON has no place for becomes an object with one key in the form
 * `__name__`, which Firestore reserves: no stored map looks like it.
 */
export function toPlainFields(fields: object): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : { __number__: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Timestamp) return { __timestamp__: [value.seconds, value.nanoseconds] };
  if (value instanceof GeoPoint) return { __geoPoint__: [value.latitude, value.longitude] };
  if (value instanceof Bytes) return { __bytes__: value.toBase64() };
  if (value instanceof DocumentReference) return { __reference__: value.path };
  if (value instanceof VectorValue) return { __vector__: value.toArray() };
  return toPlainFields(value);
}

/** The values that JSON has no place for, as `toPlainFields` writes them. */
const specialValueSchema = v.union([
  v.strictObject({ __number__: v.picklist(['NaN', 'Infinity', '-Infinity', '-0']) }),
  v.strictObject({ __timestamp__: pairSchema }),
  v.strictObject({ __geoPoint__: pairSchema }),
  v.strictObject({ __bytes__: v.string() }),
  v.strictObject({ __reference__: v.string() }),
  v.strictObject({ __vector__: v.array(v.number()) }),
]);

/** Plain data as Firestore's SDK takes it: the opposite of `toPlainFields`. @param database that references point into */
export function fromPlainFields(fields: PlainFields, database: Firestore): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromPlain(value, database)]));
}

function fromPlain(value: unknown, database: Firestore): unknown {
  // A lone surrogate, which a truncated paste may contain, has no UTF-8 encoding: the store would refuse the whole post.
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => fromPlain(one, database));
  const special = v.safeParse(specialValueSchema, value);
  return special.success ? fromSpecial(special.output, database) : fromPlainFields({ ...value }, database);
}

function fromSpecial(value: v.InferOutput<typeof specialValueSchema>, database: Firestore): unknown {
  if ('__number__' in value) return Number(value.__number__);
  if ('__timestamp__' in value) return new Timestamp(...value.__timestamp__);
  if ('__geoPoint__' in value) return new GeoPoint(...value.__geoPoint__);
  if ('__bytes__' in value) return Bytes.fromBase64String(value.__bytes__);
  if ('__reference__' in value) return doc(database, value.__reference__);
  return vector(value.__vector__);
}
