import { createHash } from 'node:crypto';
import { invalidArgument } from '../firestore-error';
import type { DocumentFields, DocumentValue } from '../values/document-value';
import { formatFieldPath, maxFieldPathBytes } from '../values/field-path';
import { createByteWriter } from './byte-writer';
import { writeFields } from './encode-value';

/** One field of a document in the index. */
export type IndexEntry = {
  /** Canonical path of the field; of an array's elements with `[]` behind it. */
  field: string;
  key: Buffer;
  /** Whether the value is a double: the key of 3 and of 3.0 is one. */
  isDouble: boolean;
};

/** How many bytes of an encoded value the index contains. */
export const maxKeyBytes = 256;
/** Elements are looked up, never sorted. */
const maxElementKeyBytes = 32;
/** Firestore's limit. It counts two entries for each field (ascending, descending) and one for each element. */
const maxEntries = 40_000;

/**
 * The key of a value in the index. A long one is cut, with a digest of the whole appended: equal keys mean equal
 * values, and keys sort like values, except long values with the same beginning.
 */
export function indexKey(encoded: Buffer, maxBytes = maxKeyBytes): Buffer {
  if (encoded.length <= maxBytes) return encoded;
  return Buffer.concat([encoded.subarray(0, maxBytes), createHash('sha256').update(encoded).digest()]);
}

/** Whether a key is that of a value that was cut. */
export const isCut = (key: Uint8Array) => key.length > maxKeyBytes;

/** Name of the elements of an array in the index. */
export const elementsOf = (field: string) => `${field}[]`;

/** Key of an array's element. */
export const elementKey = (encoded: Buffer) => indexKey(encoded, maxElementKeyBytes);

/**
 * All index entries of a document. Paths longer than a query may have are left out.
 * @throws {FirestoreError} INVALID_ARGUMENT when there are more than Firestore keeps for one document.
 */
export function indexEntries(fields: DocumentFields): IndexEntry[] {
  const writer = createByteWriter();
  const entries: IndexEntry[] = [];
  const elements = new Set<string>();
  let count = 0;
  const add = (names: readonly string[], entry: (field: string) => IndexEntry | null, weight: number) => {
    const field = formatFieldPath(names);
    const added = Buffer.byteLength(field) > maxFieldPathBytes ? null : entry(field);
    if (!added) return;
    entries.push(added);
    count += weight;
    if (count > maxEntries) throw invalidArgument('The document has too many fields: too many index entries');
  };
  writeFields(writer, fields, [], {
    field: (names, value: DocumentValue, from, to) =>
      add(names, (field) => ({ field, key: indexKey(writer.slice(from, to)), isDouble: 'doubleValue' in value }), 2),
    element: (names, from, to) =>
      add(
        names,
        (path) => {
          const [field, key] = [elementsOf(path), elementKey(writer.slice(from, to))];
          const identity = `${field}\0${key.toString('latin1')}`;
          if (elements.has(identity)) return null;
          elements.add(identity);
          return { field, key, isDouble: false };
        },
        1,
      ),
  });
  return entries;
}
