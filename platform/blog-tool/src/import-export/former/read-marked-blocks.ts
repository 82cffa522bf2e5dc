import * as v from 'valibot';
import { type DraftBlock, draftBlockSchema } from '../../posts/draft-blocks';
import type { GiveWay } from '../give-way';
import { readMarkdownBlocks } from '../read-markdown-blocks';
import { type ReadingBudget, takeFromBudget } from '../reading-budget';
import { blockMark, isWholeInMark, restoreMarks, writeText } from './former-text';

/** Reads the blocks of an export by an earlier version (`former-text.ts`). @throws {Error} naming the file and the block */
export async function readMarkedBlocks(
  file: string,
  body: string,
  budget: ReadingBudget,
  giveWay: GiveWay,
): Promise<DraftBlock[]> {
  const parts = body.split(blockMark).slice(1);
  takeFromBudget(budget, 'elements', parts.length, file);
  const blocks: DraftBlock[] = [];
  for (const [index, part] of parts.entries()) {
    await giveWay();
    const isLast = index === parts.length - 1;
    const block = readMarkedBlock(file, part.replace(isLast ? /\n$/ : /\n\n$/, ''), budget);
    if (!block)
      throw new Error(`${file}, block ${index + 1}: it cannot be read. Leave the comment before it as it was`);
    blocks.push(block);
  }
  return blocks;
}

/** A block from its comment and the text below; `undefined` where that is none. */
function readMarkedBlock(file: string, part: string, budget: ReadingBudget): DraftBlock | undefined {
  const [, mark = '', text = ''] = /^(.*?) -->\n?(.*)$/s.exec(part) ?? [];
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() })), mark);
  if (!result.success) return undefined;
  const { type } = result.output;
  const written = restoreMarks(text);
  const block = v.safeParse(draftBlockSchema, { ...readText(type, written, result.output), ...result.output });
  // Exports mark unknown blocks as such, so another type that is not known was not exported by this tool.
  if (!block.success || (block.output.type === 'unknown' && type !== 'unknown')) return undefined;
  // A block that is whole in its comment is written below it too, for readers: somebody may have changed it there.
  if (!isWholeInMark(block.output) || written === '' || written === writeText(block.output)) return block.output;
  const [changed, ...others] = readMarkdownBlocks(file, written, budget).blocks;
  return changed && others.length === 0 ? { ...changed, id: block.output.id } : undefined;
}

function readText(
  type: string,
  text: string,
  mark: Readonly<Record<string, unknown>>,
): { content: string } | { items: string[] } | undefined {
  switch (type) {
    case 'unknown':
    case 'table':
    case 'divider':
    case 'embed':
    case 'picture':
      return undefined;
    case 'heading':
      return { content: cutPrefix('## ', text) };
    case 'subheading':
      return { content: cutPrefix('### ', text) };
    case 'callout':
    case 'cta':
      return { content: cutPrefix('> ', text) };
    case 'quote':
      return { content: text.startsWith('>') ? cutPrefix('> ', text) : text };
    case 'code':
      return { content: /^(`{3,})(?!`)[^\n]*\n(.*)\n\1$/s.exec(text)?.[2] ?? text };
    case 'list':
      if ('entries' in mark) return undefined;
      return { items: text.split(/\n(?=- )/).map((item) => item.replace(/^- /, '').replaceAll('\n  ', '\n')) };
    default:
      return { content: text };
  }
}

const cutPrefix = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line.replace(prefix.trim(), '')))
    .join('\n');
