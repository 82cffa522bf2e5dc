import type { Block, BlockType } from './post';

/** The types in the order of the form's buttons, with their names. */
export const blockTypes: readonly { type: BlockType; label: string }[] = [
  { type: 'paragraph', label: 'Paragraph' },
  { type: 'heading', label: 'Heading' },
  { type: 'subheading', label: 'Sub Heading' },
  { type: 'list', label: 'List' },
  { type: 'callout', label: 'Callout' },
  { type: 'cta', label: 'CTA' },
];

/** A block with the defaults of its type (specification §3). */
function createBlock(id: number, type: BlockType): Block {
  switch (type) {
    case 'paragraph':
      return { id, type, content: 'New paragraph content...' };
    case 'heading':
      return { id, type, content: 'New Heading' };
    case 'subheading':
      return { id, type, content: 'New Sub Heading' };
    case 'list':
      return { id, type, content: '', items: ['New list item'] };
    case 'callout':
      return { id, type, content: 'Important note or callout...' };
    case 'cta':
      return { id, type, content: 'Call to action text', email: 'email@example.com' };
  }
}

/** Adds a block at the end; its id is the highest one plus one (specification §3). */
export function addBlock(blocks: readonly Block[], type: BlockType): Block[] {
  const id = Math.max(0, ...blocks.map((block) => block.id)) + 1;
  return [...blocks, createBlock(id, type)];
}

/** Puts a changed block in the place of the one with its id. */
export function replaceBlock(blocks: readonly Block[], changed: Block): Block[] {
  return blocks.map((block) => (block.id === changed.id ? changed : block));
}

/** Removes a block, unless it is the only one left: a post has at least one (specification §5). */
export function removeBlock(blocks: readonly Block[], id: number): Block[] {
  return blocks.length > 1 ? blocks.filter((block) => block.id !== id) : [...blocks];
}
