import * as v from 'valibot';
import { type DraftBlock, readBlock } from './draft-blocks';
import { serialise } from './plain-values';

// Apart from the schema of a draft's blocks, which the list loads.

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
