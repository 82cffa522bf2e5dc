import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { documentExtensions } from '../document/extensions';
import { writeDocument } from '../document/write-document';
import { growsWhenParsed } from '../paste/bounds';
import { parsePastedHtml } from '../paste/parse-pasted-html';
import { readPastedHtml } from '../paste/read-pasted-html';
import { writeMarkdownHtml } from '../paste/write-markdown-html';
import { maxDocumentSize } from '../posts/document-size';
import type { DraftBlock } from '../posts/draft-blocks';
import { type ReadingBudget, takeFromBudget } from './reading-budget';

/** The blocks of Markdown, and the names of parts that have no block or mark here. */
type MarkdownBlocks = { blocks: DraftBlock[]; dropped: string[] };

const schema = getSchema(documentExtensions);

/** The most elements of a text: no post that can be stored has so many, and each takes time. */
const maxElements = 30_000;

/**
 * Reads Markdown of any program, as it would be pasted into an empty post.
 * @throws {Error} naming the file, where it has more than a post that can be stored, or than the import still reads: to read it could
 * take minutes
 */
export function readMarkdownBlocks(file: string, markdown: string, budget: ReadingBudget): MarkdownBlocks {
  if (markdown.length > maxDocumentSize)
    throw new Error(`${file}: it has more than 1 MB of text, which no post may have. Divide it into several`);
  takeFromBudget(budget, 'text', markdown.length, file);
  const written = writeMarkdownHtml(markdown);
  const elements = written.html.split(/<(?=[a-z])/i, maxElements + 2).length - 1;
  if (elements > maxElements)
    throw new Error(`${file}: it has more than 30,000 paragraphs, items, cells and marks. Divide it into several`);
  if (growsWhenParsed(written.html))
    throw new Error(
      `${file}: marks in its HTML are left open, and would begin anew in each paragraph. Close them, or take them out`,
    );
  takeFromBudget(budget, 'elements', elements, file);
  const read = readPastedHtml(written.html);
  const dropped = [...read.dropped, ...written.dropped];
  if (!read.html) return { blocks: [], dropped };
  const document = DOMParser.fromSchema(schema).parse(parsePastedHtml(read.html));
  return { blocks: writeDocument(document, new Map()), dropped };
}
