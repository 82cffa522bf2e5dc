import type { Drawing } from 'shared-config/contract/drawing';
import type { Block } from 'shared-config/posts/block';

/** The text of an article in the blocks of the blog tool, and its drawings, each below the block with the id `after`. */
export type ArticleText = {
  content: readonly Block[];
  drawings: readonly { after: number; drawing: Drawing }[];
};
