import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { processLog } from '../../logging/log';
import type { DocumentFields } from '../values/document-value';
import { documentFieldsSchema } from '../values/parse-value';
import type { DocumentName } from '../values/resource-name';

/** A document as it is stored: its fields as JSON in UTF-8, the checksum of what this store wrote, and times in RFC 3339. */
export type StoredDocument = { fields: Buffer; checksum: number | null; createTime: string; updateTime: string };

/** What a commit does to one document. Times are RFC 3339. */
export type DocumentChange =
  | { kind: 'put'; name: DocumentName; fields: DocumentFields; createTime: string; updateTime: string }
  | { kind: 'remove'; name: DocumentName };

/** Encodes fields for the database. */
export function encodeFields(fields: DocumentFields): { fields: Buffer; checksum: number } {
  const json = Buffer.from(JSON.stringify(fields));
  return { fields: json, checksum: crc32(json) };
}

/**
 * The JSON of a document's fields. If the checksum matches, this store wrote it and checked it then; otherwise a person or
 * the disk changed it, and it is checked again. `null` when it is invalid.
 */
export function readJson({ fields, checksum }: StoredDocument): Buffer | null {
  if (crc32(fields) === checksum) return fields;
  try {
    return encodeFields(v.parse(documentFieldsSchema, JSON.parse(fields.toString()))).fields;
  } catch {
    // The caller reports which document it is.
    return null;
  }
}

/** Parses JSON that `readJson` has checked. */
export const parseFields = (checkedJson: Buffer): DocumentFields => JSON.parse(checkedJson.toString());

/** Unreadable documents that were logged, so that repeated queries do not log them again. */
const reported = new Set<string>();

/** Logs that a document cannot be read, once for each name. */
export function reportUnreadable(name: string): void {
  if (reported.size > 1000) reported.clear();
  if (reported.has(name)) return;
  reported.add(name);
  const remedy = 'Replace it as a whole, or delete it';
  processLog({ level: 'error', message: `Document ${name} is left out: its stored fields cannot be read. ${remedy}` });
}
