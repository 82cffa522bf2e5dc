import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { DocumentFields } from '../values/document-value';
import { documentFieldsSchema } from '../values/parse-value';

/** A document's fields as they lie in the database: JSON in UTF-8, and the checksum of what this store wrote. */
export type StoredFields = { fields: Buffer; checksum: number | null };

/** Stands in for the checksum of fields that cannot be read: no checksum is negative. */
export const unreadable = -1;

/** Fields as they are stored. */
export function storeFields(fields: DocumentFields): StoredFields & { checksum: number } {
  const json = Buffer.from(JSON.stringify(fields));
  return { fields: json, checksum: crc32(json) };
}

/** Reads fields that may have been written by anybody; `null` when they are not a document's. */
export function parseFields(json: string): DocumentFields | null {
  try {
    return v.parse(documentFieldsSchema, JSON.parse(json));
  } catch {
    // The caller says which document it is.
    return null;
  }
}

/** Fields of a stored document, or `null` when they cannot be read. */
export const readFields = ({ fields }: StoredFields): DocumentFields | null => parseFields(fields.toString());

/**
 * The stored JSON as it may be sent. What this store wrote was checked then, and the checksum says that it still is what
 * was written; anything else is read and written anew. `null` when it cannot be read.
 */
export function readJson(stored: StoredFields): Buffer | null {
  if (crc32(stored.fields) === stored.checksum) return stored.fields;
  const fields = readFields(stored);
  return fields && storeFields(fields).fields;
}
