import { escapeHtml } from '../http/escape-html';
import type { ListEntry } from '../posts/block';
import { parseRichText } from '../posts/parse-rich-text';
import type { Part } from './read-blocks';
import { writeInline, writeLine } from './write-inline';

/** A text in Markdown, as `read-blocks.ts` reads it: the same parts. */
export const writeBlocks = (parts: readonly Part[]): string => `${parts.map(writePart).join('\n\n')}\n`;

function writePart(part: Part): string {
  switch (part.type) {
    case 'paragraph':
      return paragraphsOf(part.content).map(writeLine).join('\n\n');
    case 'heading':
      return `## ${writeInline(richOf(part))}`;
    case 'subheading':
      return `### ${writeInline(richOf(part))}`;
    case 'callout':
      return quoteLines(`[!NOTE]\n${writeLine(richOf(part))}`);
    case 'quote': {
      const source = part.source === undefined ? [] : [`— ${writeInline(escapeHtml(part.source))}`];
      return quoteLines([...paragraphsOf(part.content).map(writeLine), ...source].join('\n\n'));
    }
    case 'list':
      return writeList(
        part.entries ?? part.items.map((item) => ({ text: escapeHtml(item), level: 0, marker: 'bullet' })),
      );
    case 'table':
      return writeTable(
        part.rows.map(({ cells }) => cells),
        part.hasHeader,
      );
    case 'code':
      return writeCode(part.content, part.language);
    case 'divider':
      return '---';
    case 'embed':
      return `::embed{kind=${part.kind} name=${part.name}}`;
    case 'cta':
      return `::cta[${writeInline(richOf(part))}]{email="${part.email}"}`;
    case 'file':
      return `![${part.alt}](${part.file})`;
    case 'picture':
      return `![${part.alt ?? ''}](${part.picture})`;
  }
}

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
function writeList(entries: readonly ListEntry[]): string {
  const numbers: number[] = [];
  const indents = [''];
  return entries
    .map(({ level, marker, isDone, start, text }) => {
      numbers.length = level + 1;
      const number = start ?? (numbers[level] ?? 0) + 1;
      if (marker === 'number') numbers[level] = number;
      const sign = marker === 'number' ? `${number}.` : marker === 'task' ? `- [${isDone ? 'x' : ' '}]` : '-';
      const indent = indents[level] ?? '';
      indents[level + 1] = indent + ' '.repeat((marker === 'number' ? sign.length : 1) + 1);
      return `${indent}${sign} ${writeLine(text)}`;
    })
    .join('\n');
}

function writeTable(rows: readonly (readonly string[])[], hasHeader: boolean): string {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => writeInline(cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const [names = [], ...others] = hasHeader ? rows : [[], ...rows];
  return [line(names), `|${' --- |'.repeat(columns)}`, ...others.map(line)].join('\n');
}

/** A fence that is longer than any in the code. */
function writeCode(content: string, language = ''): string {
  const longest = [...content.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${content}\n${fence}`;
}
