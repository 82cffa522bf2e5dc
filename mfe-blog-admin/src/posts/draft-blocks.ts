import { type Block, blockSchema } from 'shared-config/posts/block';
import * as v from 'valibot';
import { serialise } from './plain-values';

/** A stored block that this tool cannot edit: of another type, or with other content than its type has. */
type UnknownBlock = { id: number; type: 'unknown'; stored: unknown };

/** A block of the form. Fields of a stored block that this tool does not know stay on it, and are saved with it. */
export type DraftBlock = Block | UnknownBlock;

/** Text, or a value that can be shown as text without losing anything. */
const text = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String));

const [paragraph, textual, list, cta, quote, code, table, divider, embed, picture] = blockSchema.options;

/** Blocks that can be edited. Loose, so that unknown fields stay; a missing text of the first six types is empty. */
const editableBlockSchema = v.variant('type', [
  v.looseObject({ ...paragraph.entries, content: text }),
  v.looseObject({ ...textual.entries, content: text }),
  v.looseObject({ ...list.entries, content: text, items: v.nullish(v.array(text), []) }),
  v.looseObject({ ...cta.entries, content: text, email: text }),
  v.looseObject(quote.entries),
  v.looseObject(code.entries),
  v.looseObject(table.entries),
  v.looseObject(divider.entries),
  v.looseObject(embed.entries),
  v.looseObject(picture.entries),
]);

const idSchema = v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) });

function idOf(block: unknown): number | undefined {
  const named = v.safeParse(idSchema, block);
  return named.success ? named.output.id : undefined;
}

/**
 * The blocks of a stored post, whatever its content is: at least one (specification §5), each with an id of its own,
 * which the form needs. Content that is not a list becomes one unknown block.
 */
export function readBlocks(content: unknown): DraftBlock[] {
  const stored: readonly unknown[] = Array.isArray(content)
    ? content
    : content === undefined || content === null
      ? []
      : [content];
  if (stored.length === 0) return [{ id: 1, type: 'paragraph', content: '' }];
  const ids = stored.map(idOf);
  let highest = Math.max(0, ...ids.map((id) => id ?? 0));
  return stored.map((block, index) => {
    const id = ids[index];
    if (id !== undefined && ids.indexOf(id) === index) return readBlock(block, id);
    highest += 1;
    return readBlock(block, highest);
  });
}

function readBlock(stored: unknown, id: number): DraftBlock {
  const block = v.safeParse(editableBlockSchema, typeof stored === 'object' ? { ...stored, id } : stored);
  return block.success ? block.output : { id, type: 'unknown', stored };
}

/** A block as it is stored: an unknown one exactly as it was. */
export const storedBlock = (block: DraftBlock): unknown => (block.type === 'unknown' ? block.stored : block);

/**
 * Blocks as they are stored. One that is as it was read is stored as it was, every byte; but each gets the id that it lacked.
 * @param content the stored content that the blocks were read from
 */
export function blocksToStore(blocks: readonly DraftBlock[], content: unknown): unknown[] {
  const stored = new Map<string, unknown>();
  if (Array.isArray(content)) {
    for (const [index, block] of readBlocks(content).entries()) {
      if (block.type !== 'unknown' && idOf(content[index]) === block.id) stored.set(serialise(block), content[index]);
    }
  }
  return blocks.map((block) => stored.get(serialise(block)) ?? storedBlock(block));
}

const namedTypeSchema = v.looseObject({ type: v.string() });

/** The type that a stored block of an unknown type names, or ''. */
export function typeNameOf(stored: unknown): string {
  const named = v.safeParse(namedTypeSchema, stored);
  return named.success ? named.output.type : '';
}

/** Schema of a block that was kept or exported by this tool. */
export const draftBlockSchema = v.pipe(
  v.looseObject({ id: v.number(), type: v.string() }),
  v.transform(
    ({ id, ...block }): DraftBlock =>
      block.type === 'unknown' && 'stored' in block ? readBlock(block.stored, id) : readBlock({ ...block, id }, id),
  ),
);
