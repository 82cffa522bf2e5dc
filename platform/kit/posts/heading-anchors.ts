import type { Block } from './block';
import { createUniqueSlugs, slugOf } from './slug';

/** Ids that the pages of the site have themselves. */
const takenIds = ['root', 'main', 'composition', 'page-posts'];

/**
 * The ids by which links find the headings of a post, made of their text: `loads`, `loads-2`, and `section` where there is no
 * letter.
 * @returns an id for each heading, and `undefined` for each other block
 */
export function headingAnchors(blocks: readonly Block[]): (string | undefined)[] {
  const uniqueSlug = createUniqueSlugs(takenIds);
  return blocks.map((block) =>
    block.type === 'heading' || block.type === 'subheading' ? uniqueSlug(slugOf(block.content, 'section')) : undefined,
  );
}

/** The heading that a block stands below, by which readers tell a table from others; nothing before the first. @param index place of the block */
export const headingAbove = (content: readonly Block[], index: number): string | undefined =>
  content
    .slice(0, index)
    .flatMap((block) => (block.type === 'heading' || block.type === 'subheading' ? [block.content] : []))
    .at(-1);
