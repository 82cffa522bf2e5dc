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
 * The heading that each table stands below, by which readers tell it from others.
 * @returns the text of it for each table; `undefined` before the first heading, and for each other block
 */
export function headingsAbove(blocks: readonly Block[]): (string | undefined)[] {
  let heading: string | undefined;
  return blocks.map((block) => {
    if (block.type === 'heading' || block.type === 'subheading') heading = block.content;
    return block.type === 'table' ? heading : undefined;
  });
}
