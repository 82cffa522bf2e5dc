import type { Block } from './block';
import { footnoteId } from './footnote-address';
import { createUniqueSlugs, slugOf } from './slug';

/** Ids that the pages of the site have themselves. */
const takenIds = ['root', 'main', 'composition', 'page-posts'];

/**
 * The ids by which links find the headings of a post, made of their text: `loads`, `loads-2`, and `section` where there is no
 * letter.
 * @returns an id for each heading, and `undefined` for each other block
 */
export function headingAnchors(blocks: readonly Block[]): (string | undefined)[] {
  const notes = blocks.flatMap((block) => (block.type === 'footnote' ? footnoteId(block.name) : []));
  const uniqueSlug = createUniqueSlugs([...takenIds, ...notes]);
  return blocks.map((block) =>
    block.type === 'heading' || block.type === 'subheading' ? uniqueSlug(slugOf(block.content, 'section')) : undefined,
  );
}

/**
 * The name by which readers tell each table from others: its caption, else the heading that it stands below, with a number from the second
 * one of that name on.
 * @returns a name for each table; `undefined` for one without a caption before the first heading, and for each other block
 */
export function nameTables(blocks: readonly Block[]): (string | undefined)[] {
  const uses = new Map<string, number>();
  let heading: string | undefined;
  return blocks.map((block) => {
    if (block.type === 'heading' || block.type === 'subheading') heading = block.content;
    const name = block.type === 'table' ? block.caption || heading : undefined;
    if (name === undefined) return undefined;
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
