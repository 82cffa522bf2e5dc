import { type Block, blockSchema } from 'kit/posts/block';
import * as v from 'valibot';

/** A stored block that this tool cannot edit: of another type, or with other content than its type has. */
type UnknownBlock = { id: number; type: 'unknown'; stored: unknown };

/** A block of the form. Fields of a stored block that this tool does not know stay on it, and are saved with it. */
export type DraftBlock = Block | UnknownBlock;

/** Text, or a value that can be shown as text without losing anything. */
const text = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String));

const [paragraph, textual, list, cta, quote, code, table, divider, embed, picture, footnote, file] =
  blockSchema.options;

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
  v.looseObject(footnote.entries),
  v.looseObject(file.entries),
]);

/** A stored block as the form has it, with an id that no other block has. */
export function readBlock(stored: unknown, id: number): DraftBlock {
  const block = v.safeParse(editableBlockSchema, typeof stored === 'object' ? { ...stored, id } : stored);
  return block.success ? block.output : { id, type: 'unknown', stored };
}

/** Schema of a block that was kept or exported by this tool. */
export const draftBlockSchema = v.pipe(
  v.looseObject({ id: v.number(), type: v.string() }),
  v.transform(
    ({ id, ...block }): DraftBlock =>
      block.type === 'unknown' && 'stored' in block ? readBlock(block.stored, id) : readBlock({ ...block, id }, id),
  ),
);
