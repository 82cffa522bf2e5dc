import { invalidArgument } from '../firestore-error';
import { type DocumentFields, type DocumentValue, itemsOf, vectorOf } from '../values/document-value';
import type { DocumentName } from '../values/resource-name';

// Sizes in bytes by Firestore's rules (Firestore documentation, Storage size calculations).

/** Limit of Firestore for one document. */
const maxBytes = 1024 * 1024;

/** Limit of Firestore for the index entries of one document. It bounds the work of a transform. */
const maxIndexEntries = 40_000;

const textSize = (text: string) => Buffer.byteLength(text) + 1;

const nameSize = (segments: readonly string[]) => segments.reduce((sum, segment) => sum + textSize(segment), 16);

/** Size of a map: names and values of its fields, and 32 bytes. */
function fieldsSize(fields: DocumentFields | undefined): number {
  return Object.entries(fields ?? {}).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 32);
}

function valueSize(value: DocumentValue): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return itemsOf(value).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) {
    const vector = vectorOf(value);
    return vector ? 8 * vector.length : fieldsSize(value.mapValue.fields);
  }
  return 8;
}

/** The index entries that Firestore keeps for fields: two for each, inner ones included, one for each element. */
function countIndexEntries(fields: DocumentFields): number {
  return Object.values(fields).reduce((sum, value) => {
    const inner = 'mapValue' in value ? countIndexEntries(value.mapValue.fields ?? {}) : itemsOf(value).length;
    return sum + 2 + inner;
  }, 0);
}

/** The size of a document. @throws {FirestoreError} INVALID_ARGUMENT when it is too large. */
export function checkDocumentSize({ segments }: DocumentName, fields: DocumentFields): number {
  const size = nameSize(segments) + fieldsSize(fields);
  if (size > maxBytes) throw invalidArgument(`A document is larger than 1 MiB: ${segments.join('/')}`);
  if (countIndexEntries(fields) > maxIndexEntries)
    throw invalidArgument(`A document has too many fields: ${segments.join('/')}`);
  return size;
}
