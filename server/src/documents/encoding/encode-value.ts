import { type DocumentFields, type DocumentValue, vectorOf } from '../values/document-value';
import { parseDocumentName } from '../values/resource-name';
import { parseTimestamp } from '../values/timestamp';
import { type ByteWriter, createByteWriter } from './byte-writer';
import { numberTag, orderedBits, writeInteger, writeNumber } from './encode-number';

// Values as bytes that compare, byte by byte, as Firestore orders the values; equal bytes are equal values (3 and 3.0,
// 0 and -0). Source: Firestore documentation, Supported data types, Value type ordering.

/** First byte of a value: the order of the types. 0 ends a list, 1 begins a name, so both come before any value. */
const typeTags = {
  null: 0x10,
  boolean: 0x18,
  number: numberTag,
  timestamp: 0x28,
  string: 0x30,
  bytes: 0x38,
  reference: 0x40,
  geoPoint: 0x48,
  array: 0x50,
  vector: 0x58,
  map: 0x60,
} as const;

const endOfList = 0;
const startOfName = 1;

/** Writes NUL as 0x00 0xFF and the end as 0x00; whatever follows the end begins with less than 0xFF. */
function writeText(writer: ByteWriter, bytes: Uint8Array): void {
  let start = 0;
  for (let nul = bytes.indexOf(0); nul >= 0; nul = bytes.indexOf(0, start)) {
    writer.bytes(bytes.subarray(start, nul + 1));
    writer.byte(0xff);
    start = nul + 1;
  }
  writer.bytes(bytes.subarray(start));
  writer.byte(0);
}

/** Fields by name, in the order of the names' UTF-8 bytes. */
function sortedFields(fields: DocumentFields | undefined): { bytes: Buffer; name: string; value: DocumentValue }[] {
  return Object.entries(fields ?? {})
    .map(([name, value]) => ({ bytes: Buffer.from(name), name, value }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
}

/** Called for each part of a value, with where it begins and ends in the writer. */
export type Visitor = {
  field: (names: readonly string[], value: DocumentValue, from: number, to: number) => void;
  element: (names: readonly string[], from: number, to: number) => void;
};

/**
 * Writes the fields of a map. `visitor` is called for each field, for fields of inner maps, and for elements of array fields.
 */
export function writeFields(
  writer: ByteWriter,
  fields: DocumentFields | undefined,
  names: string[],
  visitor?: Visitor,
): void {
  for (const { bytes, name, value } of sortedFields(fields)) {
    writer.byte(startOfName);
    writeText(writer, bytes);
    const from = writer.length;
    names.push(name);
    writeValue(writer, value, names, visitor);
    visitor?.field(names, value, from, writer.length);
    names.pop();
  }
  writer.byte(endOfList);
}

function writeArray(writer: ByteWriter, values: readonly DocumentValue[], names: string[], visitor?: Visitor): void {
  for (const value of values) {
    const from = writer.length;
    writeValue(writer, value, names);
    visitor?.element(names, from, writer.length);
  }
  writer.byte(endOfList);
}

function writeMap(
  writer: ByteWriter,
  value: Extract<DocumentValue, { mapValue: unknown }>,
  names: string[],
  visitor?: Visitor,
): void {
  const vector = vectorOf(value);
  if (!vector) {
    writer.byte(typeTags.map);
    writeFields(writer, value.mapValue.fields, names, visitor);
    return;
  }
  // A vector sorts by its length first.
  writer.byte(typeTags.vector);
  writer.byte(vector.length >> 8);
  writer.byte(vector.length & 0xff);
  for (const number of vector) writeNumber(writer, 'doubleValue' in number ? Number(number.doubleValue) : 0, 0);
}

function writeReference(writer: ByteWriter, name: string): void {
  const { root, segments } = parseDocumentName(name);
  const [, project = '', , database = ''] = root.split('/');
  writer.byte(typeTags.reference);
  for (const segment of [project, database, ...segments]) {
    writer.byte(startOfName);
    writeText(writer, Buffer.from(segment));
  }
  writer.byte(endOfList);
}

const timeOffset = 1n << 62n;

function writeValue(writer: ByteWriter, value: DocumentValue, names: string[], visitor?: Visitor): void {
  if ('stringValue' in value) {
    writer.byte(typeTags.string);
    writeText(writer, Buffer.from(value.stringValue));
  } else if ('integerValue' in value) {
    writer.byte(typeTags.number);
    writeInteger(writer, value.integerValue);
  } else if ('doubleValue' in value) {
    writer.byte(typeTags.number);
    writeNumber(writer, Number(value.doubleValue), 0);
  } else if ('mapValue' in value) {
    writeMap(writer, value, names, visitor);
  } else if ('arrayValue' in value) {
    writer.byte(typeTags.array);
    writeArray(writer, value.arrayValue.values ?? [], names, visitor);
  } else if ('booleanValue' in value) {
    writer.byte(typeTags.boolean);
    writer.byte(value.booleanValue ? 1 : 0);
  } else if ('nullValue' in value) {
    writer.byte(typeTags.null);
  } else if ('timestampValue' in value) {
    writer.byte(typeTags.timestamp);
    writer.wide(parseTimestamp(value.timestampValue) + timeOffset);
  } else if ('bytesValue' in value) {
    writer.byte(typeTags.bytes);
    writeText(writer, Buffer.from(value.bytesValue, 'base64'));
  } else if ('referenceValue' in value) {
    writeReference(writer, value.referenceValue);
  } else {
    writer.byte(typeTags.geoPoint);
    writer.wide(orderedBits(value.geoPointValue.latitude));
    writer.wide(orderedBits(value.geoPointValue.longitude));
  }
}

/** A value as bytes that compare as Firestore orders values. */
export function encodeValue(value: DocumentValue): Buffer {
  const writer = createByteWriter();
  writeValue(writer, value, []);
  return writer.slice(0, writer.length);
}

/** Compares two values of any types in the order of queries. */
export const compareValues = (a: DocumentValue, b: DocumentValue) => Buffer.compare(encodeValue(a), encodeValue(b));
