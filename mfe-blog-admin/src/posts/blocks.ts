import { plainTextOf, richTextOf } from '../rich-text/plain-text';
import { sanitiseRichText } from '../rich-text/sanitise-rich-text';
import type { DraftBlock, EditableBlock, EditableType } from './draft-blocks';
import { firstText } from './post-draft';

/** The types in the order of the form's buttons, with their names. */
export const blockTypes: readonly { type: EditableType; label: string }[] = [
  { type: 'paragraph', label: 'Paragraph' },
  { type: 'heading', label: 'Heading' },
  { type: 'subheading', label: 'Sub Heading' },
  { type: 'list', label: 'List' },
  { type: 'callout', label: 'Callout' },
  { type: 'cta', label: 'CTA' },
];

/** The name of a type. */
export const blockTypeLabel = (type: DraftBlock['type']) =>
  blockTypes.find((entry) => entry.type === type)?.label ?? 'Unknown block';

/** The e-mail address that a new call to action begins with (specification §3). */
const placeholderEmail = 'email@example.com';

/** A block with the defaults of its type (specification §3). */
function createBlock(id: number, type: EditableType): EditableBlock {
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
      return { id, type, content: 'Call to action text', email: placeholderEmail };
  }
}

/** The id of a new block is the highest one plus one (specification §3). */
const nextId = (blocks: readonly DraftBlock[]) => Math.max(0, ...blocks.map((block) => block.id)) + 1;

/** Adds a block with its type's defaults, at the end unless a place (0 = first) is named. */
export function addBlock(blocks: readonly DraftBlock[], type: EditableType, index = blocks.length): DraftBlock[] {
  return blocks.toSpliced(index, 0, createBlock(nextId(blocks), type));
}

/** Adds blocks without ids at a place (0 = first). */
export function insertBlocks(blocks: readonly DraftBlock[], added: readonly NewBlock[], index: number): DraftBlock[] {
  const first = nextId(blocks);
  return blocks.toSpliced(index, 0, ...added.map((block, place): DraftBlock => ({ ...block, id: first + place })));
}

/** A block that has no id yet. */
export type NewBlock = EditableBlock extends infer Kind
  ? Kind extends EditableBlock
    ? Omit<Kind, 'id'>
    : never
  : never;

/** A paragraph that nothing is written in yet. */
export const emptyParagraph: NewBlock = { type: 'paragraph', content: '' };

const defaultTexts: ReadonlySet<string> = new Set([
  firstText,
  placeholderEmail,
  ...blockTypes.flatMap(({ type }) => {
    const block = createBlock(0, type);
    return block.type === 'list' ? block.items : [block.content];
  }),
]);

/** Whether a text is one that a new block begins with. */
export const isDefaultText = (text: string) => defaultTexts.has(text.trim());

/** The default texts that blocks still have, each with the place (from 1) of its block. */
export function findDefaultTexts(blocks: readonly DraftBlock[]): { place: number; text: string }[] {
  return blocks.flatMap((block, index) =>
    textsOf(block)
      .filter(isDefaultText)
      .map((text) => ({ place: index + 1, text })),
  );
}

function textsOf(block: DraftBlock): string[] {
  switch (block.type) {
    case 'unknown':
      return [];
    case 'list':
      return block.items;
    case 'cta':
      return [block.content, block.email];
    default:
      return [textOf(block)];
  }
}

/** The text of a block without marks; '' for an unknown one. */
export const blockText = (block: DraftBlock) => (block.type === 'unknown' ? '' : textOf(block));

/** Blocks after two were joined: which one remains, and where in its text (of a list: of its last item) the other begins. */
export type JoinedBlocks = { blocks: DraftBlock[]; id: number; offset: number };

/**
 * Joins a block to the one before it, whose type stays. An empty block is only removed. `undefined` where nothing is
 * before it, or where its text would lose something: a call to action has an address, and nobody knows an unknown block.
 */
export function joinWithPrevious(blocks: readonly DraftBlock[], id: number): JoinedBlocks | undefined {
  const index = blocks.findIndex((block) => block.id === id);
  const [before, block] = [blocks[index - 1], blocks[index]];
  if (!before || !block || before.type === 'unknown' || block.type === 'unknown') return undefined;
  const text = textOf(block);
  const rest = blocks.filter((one) => one !== block);
  const offset = before.type === 'list' ? (before.items.at(-1) ?? '').length : textOf(before).length;
  if (text.trim() === '' && block.type !== 'cta') return { blocks: rest, id: before.id, offset };
  if (block.type === 'cta' || before.type === 'cta') return undefined;
  return { blocks: replaceBlock(rest, append(before, block)), id: before.id, offset };
}

function append(before: Exclude<EditableBlock, { type: 'cta' }>, block: EditableBlock): EditableBlock {
  switch (before.type) {
    case 'paragraph': {
      const added = block.type === 'paragraph' ? paragraphsOf(block.content) : richTextOf(textOf(block));
      return { ...before, content: paragraphsOf(before.content).slice(0, -'</p>'.length) + added.slice('<p>'.length) };
    }
    case 'list':
      return { ...before, items: before.items.with(-1, (before.items.at(-1) ?? '') + textOf(block)) };
    default:
      return { ...before, content: before.content + textOf(block) };
  }
}

/** Rich text as nothing but paragraphs. */
function paragraphsOf(html: string): string {
  const clean = sanitiseRichText(html);
  if (/^<p>.*<\/p>$/s.test(clean)) return clean;
  return clean.includes('<p>') ? richTextOf(plainTextOf(clean)) : `<p>${clean}</p>`;
}

/** Puts a changed block in the place of the one with its id. */
export function replaceBlock(blocks: readonly DraftBlock[], changed: DraftBlock): DraftBlock[] {
  return blocks.map((block) => (block.id === changed.id ? changed : block));
}

/** Removes a block, unless it is the only one left: a post has at least one (specification §5). */
export function removeBlock(blocks: readonly DraftBlock[], id: number): DraftBlock[] {
  return blocks.length > 1 ? blocks.filter((block) => block.id !== id) : [...blocks];
}

/** Moves a block to a place (0 = first); beyond the ends it stays at the end. */
export function moveBlock(blocks: readonly DraftBlock[], id: number, index: number): DraftBlock[] {
  const block = blocks.find((one) => one.id === id);
  if (!block) return [...blocks];
  return blocks.filter((one) => one !== block).toSpliced(Math.max(0, index), 0, block);
}

/** Puts a copy of a block behind it. */
export function duplicateBlock(blocks: readonly DraftBlock[], id: number): DraftBlock[] {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  return block ? blocks.toSpliced(index + 1, 0, { ...block, id: nextId(blocks) }) : [...blocks];
}

/**
 * A block converted to another type. Its text stays: lines become items and items lines; only paragraphs have marks and
 * links. An unknown block stays as it is.
 */
export function convertBlock(block: DraftBlock, type: EditableType): DraftBlock {
  if (block.type === type || block.type === 'unknown') return block;
  const text = textOf(block);
  // Fields that this tool does not know are kept; those that only the old type has are dropped.
  const { items: _items, email: _email, ...kept } = { items: [], email: '', ...block };
  switch (type) {
    case 'paragraph':
      return { ...kept, type, content: richTextOf(text) };
    case 'list':
      return { ...kept, type, content: '', items: text.split('\n') };
    case 'cta':
      return { ...kept, type, content: text, email: placeholderEmail };
    default:
      // Headings have one line.
      return { ...kept, type, content: type === 'callout' ? text : text.replaceAll('\n', ' ') };
  }
}

function textOf(block: EditableBlock): string {
  switch (block.type) {
    case 'paragraph':
      return plainTextOf(block.content);
    case 'list':
      return block.items.join('\n');
    default:
      return block.content;
  }
}
