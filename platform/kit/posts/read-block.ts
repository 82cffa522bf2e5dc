import type { Block, ListEntry } from './block';
import { plainTextOf } from './plain-text';

// Apart from the schemas, which a page of an article of the package does not need.

/** A block whose text is plain, with marks beside it where it has any. */
export type PlainTextBlock = Extract<Block, { rich?: string | undefined }>;

/** A plain text with its marks, if it has any that are those of its text: an earlier tool changes only the text. */
export function richTextOf(block: PlainTextBlock): string | undefined {
  return block.rich !== undefined && plainTextOf(block.rich) === block.content ? block.rich : undefined;
}

/** The entries of a list; its items where it has none, or where an earlier tool has changed only the items. */
export function entriesOf(list: Extract<Block, { type: 'list' }>): ListEntry[] | undefined {
  const { items, entries } = list;
  const isSame = entries?.length === items.length && entries.every(({ text }, at) => plainTextOf(text) === items[at]);
  return isSame ? entries : undefined;
}
