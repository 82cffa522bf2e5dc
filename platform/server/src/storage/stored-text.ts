import { isArrayBuffer } from 'node:util/types';
import * as v from 'valibot';

/**
 * Schema of a column with text. This server writes nothing else, but a person, another program or the disk may have put bytes or a number
 * there: that is read as the text that stands for it, because one such row must not keep all others from being read.
 */
export const storedTextSchema = v.pipe(v.unknown(), v.transform(toText));

/** The same schema for a column that may be empty. */
export const storedTextOrNullSchema = v.nullish(storedTextSchema);

/** Any value as text; one that is no text as JSON. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  // The driver returns a Buffer for a single row and an ArrayBuffer for several.
  if (Buffer.isBuffer(value)) return value.toString();
  if (isArrayBuffer(value)) return Buffer.from(value).toString();
  return JSON.stringify(value);
}
