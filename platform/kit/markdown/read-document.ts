import type * as v from 'valibot';
import { nameFile } from './markdown-error';
import { type Part, readBlocks } from './read-blocks';
import { readYaml } from './read-yaml';

/** A file of Markdown with front matter, and the line that each of its parts begins in. */
export type MarkdownDocument<Head> = { head: Head; parts: Part[]; lines: number[] };

/**
 * Reads a file of Markdown with front matter in YAML.
 * @param file named in errors
 * @throws {Error} with the file, the line and what to do, for what does not fit
 */
export function readDocument<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): MarkdownDocument<v.InferOutput<Schema>> {
  // Editors and checkouts on Windows write a mark of the byte order, and ends of lines of their own.
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const end = text.indexOf('\n---\n', 3);
  if (!text.startsWith('---\n'))
    throw new Error(`${file}: it has no front matter. Begin it with "---", a line "title: …", and "---"`);
  if (end < 0)
    throw new Error(`${file}, line 1: its front matter has no end. Write "---" in a line of its own below it`);
  const [head, body] = [text.slice(4, end + 1), text.slice(end + 5)];
  const before = text.slice(0, end + 5).split('\n').length - 1;
  const located = nameFile(file, before, () => readBlocks(body));
  return {
    head: nameFile(file, 1, () => readYaml(head, schema, 'Correct the front matter')),
    parts: located.map(({ part }) => moveDown(part, before)),
    lines: located.map(({ line }) => line + before),
  };
}

const moveDown = (part: Part, lines: number): Part => ('line' in part ? { ...part, line: part.line + lines } : part);
