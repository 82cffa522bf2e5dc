import type { Block } from 'kit/posts/block';
import { plainTextOf } from 'kit/posts/plain-text';
import { entriesOf } from 'kit/posts/read-block';

/** Words a minute of somebody who reads a technical text with care (Brysbaert 2019 has 238 for non-fiction). */
const wordsPerMinute = 220;

/** Number of words in some blocks, tables included. */
export const countWords = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;

/** Minutes that it takes to read some blocks, at least one. */
export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(countWords(blocks) / wordsPerMinute));

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'divider':
    case 'embed':
    case 'picture':
    case 'file':
      return [];
    case 'list':
      return entriesOf(block)?.map(({ text }) => plainTextOf(text)) ?? block.items;
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.map(plainTextOf));
    case 'paragraph':
    case 'quote':
    case 'footnote':
      return [plainTextOf(block.content)];
    default:
      return [block.content];
  }
}
