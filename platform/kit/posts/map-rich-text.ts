import type { Block } from './block';

/** A block whose rich texts, all of them, are changed by a function. */
export function mapRichText(block: Block, change: (html: string) => string): Block {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'footnote':
      return { ...block, content: change(block.content) };
    case 'heading':
    case 'subheading':
    case 'callout':
    case 'cta':
      return block.rich === undefined ? block : { ...block, rich: change(block.rich) };
    case 'list':
      return block.entries === undefined
        ? block
        : { ...block, entries: block.entries.map((entry) => ({ ...entry, text: change(entry.text) })) };
    case 'table':
      return { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map(change) })) };
    default:
      return block;
  }
}

/** The rich texts of a block. */
export function richTextsOf(block: Block): string[] {
  const texts: string[] = [];
  mapRichText(block, (html) => {
    texts.push(html);
    return html;
  });
  return texts;
}
