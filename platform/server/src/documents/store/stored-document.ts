import { isArrayBuffer } from 'node:util/types';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { processLog } from '../../logging/log';
import { storedTextSchema } from '../../storage/stored-text';
import type { DocumentFields } from '../values/document-value';
import { documentFieldsSchema } from '../values/parse-value';

/** A document that was read. Times are in RFC 3339. */
export type StoredDocument = {
  name: string;
  createTime: string;
  updateTime: string;
  /** JSON of its fields; `null` when they cannot be read. */
  json: Buffer | null;
  /** The bytes that the document takes of its collection's room. */
  room: number;
};

/**
 * The least room that a document takes in its collection: the bound of the room so bounds their number as well, and all of them can be
 * sorted in one call.
 */
export const leastRoom = 3 * 1024;

/** The room that a document takes in its collection, in bytes. @param bytes of its JSON */
export const roomOf = (bytes: number) => Math.max(bytes, leastRoom);

/** The driver returns a Buffer for a single row and an ArrayBuffer for several. */
const bytesSchema = v.union([
  v.instance(Buffer),
  v.pipe(
    v.custom<ArrayBuffer>(isArrayBuffer),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
]);

const rowSchema = v.object({
  path: bytesSchema,
  id: storedTextSchema,
  createTime: storedTextSchema,
  updateTime: storedTextSchema,
  checksum: v.fallback(v.nullable(v.number()), null),
  fields: bytesSchema,
});

/** Reads a row of a document. One whose fields cannot be read is logged. */
export function readDocument(root: string, row: unknown): StoredDocument {
  const { path, id, createTime, updateTime, checksum, fields } = v.parse(rowSchema, row);
  const name = `${root}/${path.toString().replaceAll('\0', '/')}/${id}`;
  const json = readJson(fields, checksum);
  if (json === null) {
    const remedy = 'Replace it as a whole, or delete it';
    processLog({ level: 'error', message: `Document ${name} is left out: its fields cannot be read. ${remedy}` });
  }
  return { name, createTime, updateTime, json, room: roomOf(fields.length) };
}

/** If the checksum matches, this store wrote the fields and checked them then; otherwise they are checked again. */
function readJson(fields: Buffer, checksum: number | null): Buffer | null {
  if (crc32(fields) === checksum) return fields;
  try {
    return Buffer.from(JSON.stringify(v.parse(documentFieldsSchema, parseFields(fields))));
  } catch {
    // A person or the disk changed them.
    return null;
  }
}

/** Parses JSON of fields that was read. */
export const parseFields = (json: Buffer): DocumentFields => JSON.parse(json.toString());
