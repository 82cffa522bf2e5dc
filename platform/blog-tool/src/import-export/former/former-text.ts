import type { ListEntry } from 'kit/posts/block';
import { countColumns, isTooLarge } from '../../document/table-size';
import type { DraftBlock } from '../../posts/draft-blocks';

// How exports were written before they were Markdown as people write it: a comment before each block had what Markdown cannot express.
// Writers of this site have such files, as an export is what they keep of a post. They are read for good.

/** Starts the comment before each block; JSON follows. */
export const blockMark = '<!-- block ';

/** Whether the comment before a block has all of it, and the text below is for readers. */
export const isWholeInMark = (block: DraftBlock): boolean =>
  ['unknown', 'table', 'divider', 'embed', 'picture'].includes(block.type) ||
  // An empty list has no lines.
  (block.type === 'list' && (block.entries !== undefined || block.items.length === 0));

/** The text of a block below its comment; `undefined` where there is none. */
export function writeText(block: DraftBlock): string | undefined {
  switch (block.type) {
    case 'unknown':
    case 'embed':
    case 'picture':
      return undefined;
    case 'divider':
      return '---';
    case 'table':
      return writeTable(block);
    case 'paragraph':
      return block.content;
    case 'quote':
      return prefixLines('> ', block.content);
    case 'code':
      return writeCode(block);
    case 'heading':
      return prefixLines('## ', block.content);
    case 'subheading':
      return prefixLines('### ', block.content);
    case 'callout':
    case 'cta':
      return prefixLines('> ', block.content);
    case 'list':
      if (block.entries) return writeEntries(block.entries);
      if (block.items.length === 0) return undefined;
      return block.items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
  }
}

/** A fence that is longer than any in the code. */
function writeCode({ content, language = '' }: Extract<DraftBlock, { type: 'code' }>): string {
  // By turns: a function takes no more than some 100,000 arguments, and a post can have more.
  const longest = [...content.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${/^[\w+#.-]*$/.test(language) ? language : ''}\n${content}\n${fence}`;
}

function writeTable({ rows, hasHeader }: Extract<DraftBlock, { type: 'table' }>): string {
  const columns = countColumns(rows);
  // Filled, a table of uneven rows has a multiple of its cells. Markdown takes shorter rows as well (GFM, 4.10).
  const length = isTooLarge(rows) ? undefined : columns;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: length ?? cells.length }, (_, column) => (cells[column] ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  // In Markdown the first row is always one of names.
  const [names, ...others] = hasHeader ? rows : [{ cells: [] }, ...rows];
  return [line(names?.cells ?? []), `|${' --- |'.repeat(columns)}`, ...others.map(({ cells }) => line(cells))].join(
    '\n',
  );
}

/** The deepest level that is written as such. */
const maxLevel = 40;

/** Entries of a list, four spaces deeper with each level: a stored one is any number. */
function writeEntries(entries: readonly ListEntry[]): string {
  const numbers: number[] = [];
  return entries
    .map(({ level: stored, marker, isDone, start, text }) => {
      const level = Math.min(Math.max(0, Math.floor(stored)), maxLevel);
      numbers.length = level + 1;
      const number = start ?? (numbers[level] ?? 0) + 1;
      if (marker === 'number') numbers[level] = number;
      const sign = marker === 'number' ? `${number}.` : marker === 'task' ? `- [${isDone ? 'x' : ' '}]` : '-';
      return `${'    '.repeat(level)}${sign} ${text.replaceAll('\n', ' ')}`;
    })
    .join('\n');
}

const prefixLines = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');

/** Takes the backslash away that stood before a mark within text. */
export const restoreMarks = (text: string) => text.replace(/<!-- \\(\\*block )/g, '<!-- $1');
