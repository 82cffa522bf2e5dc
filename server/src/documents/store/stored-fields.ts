import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { DocumentFields } from '../values/document-value';
import { documentFieldsSchema } from '../values/parse-value';

/** Stored fields of a document: JSON in UTF-8, and the checksum of what this store wrote. */
export type StoredFields = { fields: Buffer; checksum: number | null };

/** Marks fields that cannot be read in place of their checksum, which is never negative. */
export const unreadable = -1;

/** Encodes fields for the database. */
export function storeFields(fields: DocumentFields): StoredFields & { checksum: number } {
  const json = Buffer.from(JSON.stringify(fields));
  return { fields: json, checksum: crc32(json) };
}

/** Parses fields that anybody may have written; `null` when they are invalid. */
export function parseFields(json: string): DocumentFields | null {
  try {
    return v.parse(documentFieldsSchema, JSON.parse(json));
  } catch {
    // The caller reports which document it is.
    return null;
  }
}

/** Parses the fields of a stored document; `null` when they are invalid. */
export const readFields = ({ fields }: StoredFields): DocumentFields | null => parseFields(fields.toString());

/**
 * The stored JSON for a response. If the checksum matches, this store wrote it and checked it then;
 * otherwise it is parsed and encoded again. `null` when it is invalid.
 */
export function readJson(stored: StoredFields): Buffer | null {
  if (crc32(stored.fields) === stored.checksum) return stored.fields;
  const fields = readFields(stored);
  return fields && storeFields(fields).fields;
}
