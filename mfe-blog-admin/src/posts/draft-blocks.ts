import type { Block } from 'shared-config/posts/block';
import * as v from 'valibot';

/** A stored block that this tool cannot edit: of another type, or with other content than its type has. */
export type UnknownBlock = { id: number; type: 'unknown'; stored: unknown };

/** The types that can be edited. */
export type EditableType = 'paragraph' | 'heading' | 'subheading' | 'list' | 'callout' | 'cta';

/** A block that can be edited. Fields of a stored block that this tool does not know stay on it, and are saved with it. */
export type EditableBlock = Extract<Block, { type: EditableType }>;

/** A block of the form. */
export type DraftBlock = EditableBlock | UnknownBlock;

/** Text, or a value that can be shown as text without losing anything. */
const text = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String));

/** Blocks that can be edited. Loose, so that unknown fields stay; a missing text is empty. */
const editableBlockSchema = v.variant('type', [
  v.looseObject({ type: v.picklist(['paragraph', 'heading', 'subheading', 'callout']), content: text }),
  v.looseObject({ type: v.literal('list'), content: text, items: v.nullish(v.array(text), []) }),
  v.looseObject({ type: v.literal('cta'), content: text, email: text }),
]);

const isId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id);

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
  const ids = stored.map((block) =>
    typeof block === 'object' && block !== null && 'id' in block && isId(block.id) ? block.id : undefined,
  );
  let highest = Math.max(0, ...ids.map((id) => id ?? 0));
  return stored.map((block, index) => {
    const id = ids[index];
    if (id !== undefined && ids.indexOf(id) === index) return readBlock(block, id);
    highest += 1;
    return readBlock(block, highest);
  });
}

function readBlock(stored: unknown, id: number): DraftBlock {
  const block = v.safeParse(editableBlockSchema, stored);
  return block.success ? { ...block.output, id } : { id, type: 'unknown', stored };
}

/** A block as it is stored: an unknown one exactly as it was. */
export const storedBlock = (block: DraftBlock): unknown => (block.type === 'unknown' ? block.stored : block);

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
