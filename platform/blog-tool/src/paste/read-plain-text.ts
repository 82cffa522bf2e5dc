import { Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { escapeHtml } from 'kit/http/escape-html';
import type { PastePlace } from './read-pasted-html';

/**
 * Plain text as paragraphs: where there are empty lines, they stand between paragraphs and the others are lines; else each
 * line is a paragraph. In a list, paragraphs are items.
 */
export function readPlainText(text: string, $context: ResolvedPos, place: PastePlace): Slice {
  const { schema } = $context.doc.type;
  const lines = text.replace(/\r\n?|[\u0085\u2029]/g, '\n').replace(/^\n+|(?<!\n)\n+$/g, '');
  const hasEmptyLines = /\n[ \t]*\n/.test(lines);
  const texts = place.kind === 'lines' ? [lines] : lines.split(hasEmptyLines ? /\n(?:[ \t]*\n)+/ : '\n');
  const paragraphs = texts.map((paragraph) =>
    schema.node('paragraph', null, readLines(schema, paragraph, $context.marks())),
  );
  if (place.kind !== 'items' || paragraphs.length === 1) return new Slice(Fragment.from(paragraphs), 1, 1);
  const item = $context.node(-1).type;
  return new Slice(Fragment.from(paragraphs.map((paragraph) => item.create(null, paragraph))), 2, 2);
}

const readLines = (schema: Schema, text: string, marks: readonly Mark[]): Node[] =>
  text
    // Word and Keynote end a line within a paragraph with one of the last two.
    .split(/[\n\v\u2028]/)
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.node('hardBreak')] : []),
      ...(line ? [schema.text(line, marks)] : []),
    ]);

/** The rows of text from a spreadsheet: two or more, each with as many tabs. `undefined` for any other text. */
export function readRows(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  return rows.length > 1 && columns > 1 && rows.every(({ length }) => length === columns) ? rows : undefined;
}

/** Rows as HTML, which is read like that of a spreadsheet. */
export function writeRows(rows: readonly string[][]): string {
  const writeRow = (cells: string[]) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
  return `<table>${rows.map(writeRow).join('')}</table>`;
}
