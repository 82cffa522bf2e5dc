import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MarkdownDocument, readDocument } from 'kit/markdown/read-document';
import type * as v from 'valibot';
import { resolveFigures } from './resolve-figures';

const root = join(import.meta.dirname, '..');

/** A path as errors name it: from the package's folder. */
export const nameFile = (path: string): string => relative(root, path);

/**
 * Reads a file of Markdown with front matter, with the figures that it refers to in their places.
 * @throws {Error} with the file, the line and the remedy, when it does not fit
 */
export function readFile<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): MarkdownDocument<v.InferOutput<Schema>> {
  const file = nameFile(path);
  return readDocument(file, resolveFigures(file, readFileSync(path, 'utf8')), schema);
}
