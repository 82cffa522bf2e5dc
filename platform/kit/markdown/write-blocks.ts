import { escapeHtml } from '../http/escape-html';
import type { ListEntry } from '../posts/block';
import { parseRichText } from '../posts/parse-rich-text';
import { writeKept } from './directives';
import { isFootnoteName } from './footnotes';
import type { Part } from './read-blocks';
import { writeCell, writeHeading, writeInline, writeLine } from './write-inline';

/** A text in Markdown, as `read-blocks.ts` reads it. @param parts what is a text already stays as it is */
export function writeBlocks(parts: readonly (Part | string)[]): string {
  const isList = (part: Part | string | undefined) => typeof part === 'object' && part.type === 'list';
  let isOther = false;
  const texts = parts.map((part, at) => {
    // A list behind a list has other signs: else the two would be one.
    isOther = isList(part) && isList(parts[at - 1]) && !isOther;
    return typeof part === 'string' ? part : writePart(part, isOther);
  });
  return `${texts.join('\n\n')}\n`;
}

/** A block in Markdown. @param hasOtherSigns whether a list has those of the second kind */
function writePart(part: Part, hasOtherSigns: boolean): string {
  switch (part.type) {
    case 'paragraph':
      return paragraphsOf(part.content).map(writeLine).join('\n\n');
    case 'heading':
      return `## ${writeHeading(richOf(part))}`;
    case 'subheading':
      return `### ${writeHeading(richOf(part))}`;
    case 'callout':
      return quoteLines(`[!NOTE]\n${writeLine(richOf(part))}`);
    case 'quote': {
      const source = part.source === undefined ? [] : [`— ${writeInline(escapeHtml(part.source))}`];
      return quoteLines([...paragraphsOf(part.content).map(writeLine), ...source].join('\n\n'));
    }
    case 'list':
      return writeList(
        part.entries ?? part.items.map((item) => ({ text: escapeHtml(item), level: 0, marker: 'bullet' })),
        hasOtherSigns ? { bullet: '*', behindNumber: ')' } : { bullet: '-', behindNumber: '.' },
      );
    case 'table': {
      const table = writeTable(
        part.rows.map(({ cells }) => cells),
        part.hasHeader,
      );
      return part.caption ? `${table}\n\n: ${writeInline(escapeHtml(part.caption))}` : table;
    }
    case 'code':
      return writeCode(part.content, part.language);
    case 'divider':
      return '---';
    case 'embed':
      if (!isWord(part.kind) || !isWord(part.name)) return writeKept(part);
      return `::embed{kind=${part.kind} name=${part.name}}`;
    case 'cta':
      if (!isWord(part.email)) return writeKept(part);
      return `::cta[${writeInline(richOf(part))}]{email="${part.email}"}`;
    case 'footnote':
      if (!isFootnoteName(part.name)) return writeKept(part);
      return `[^${part.name}]: ${writeLine(part.content).replaceAll('\n', '\n    ')}`;
    case 'image':
      return `![${part.alt}](${part.file})`;
    case 'kept':
      return writeKept(JSON.parse(part.json));
    case 'picture':
    case 'file':
      // Its size is no part of Markdown.
      return writeKept(part);
  }
}

/** Whether an attribute of a directive can be that. */
const isWord = (text: string) => /^[^\s"{}]+$/.test(text);

const richOf = ({ content, rich }: { content: string; rich?: string | undefined }) => rich ?? escapeHtml(content);

/** The paragraphs of rich text, without their tags. */
function paragraphsOf(html: string): string[] {
  const nodes = parseRichText(html) ?? [];
  if (!nodes.some((node) => typeof node !== 'string' && node.tag === 'p')) return [html];
  return html.split(/<\/p>/).flatMap((one) => (one === '' ? [] : [one.replace(/^<p>/, '')]));
}

const quoteLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Entries of a list, each level as far in as the words of the one above. */
function writeList(
  entries: readonly ListEntry[],
  { bullet, behindNumber }: { bullet: string; behindNumber: string },
): string {
  const numbers: number[] = [];
  const indents = [''];
  return entries
    .map(({ level, marker, isDone, start, text }) => {
      numbers.length = level + 1;
      const number = start ?? (numbers[level] ?? 0) + 1;
      if (marker === 'number') numbers[level] = number;
      const sign =
        marker === 'number'
          ? `${number}${behindNumber}`
          : marker === 'task'
            ? `${bullet} [${isDone ? 'x' : ' '}]`
            : bullet;
      const indent = indents[level] ?? '';
      indents[level + 1] = indent + ' '.repeat((marker === 'number' ? sign.length : 1) + 1);
      return `${indent}${sign} ${writeLine(text)}`;
    })
    .join('\n');
}

/** As wide as its first row: in Markdown that names the columns, and may name none. */
function writeTable(rows: readonly (readonly string[])[], hasHeader: boolean): string {
  const line = (cells: readonly string[]) => `| ${cells.map(writeCell).join(' | ')} |`;
  const [first = [], ...others] = rows;
  const rule = `|${' --- |'.repeat(first.length)}`;
  return (
    hasHeader ? [line(first), rule, ...others.map(line)] : [line(first.map(() => '')), rule, ...rows.map(line)]
  ).join('\n');
}

/** A fence that is longer than any in the code. */
function writeCode(content: string, language = ''): string {
  const longest = [...content.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}
