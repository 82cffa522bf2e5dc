import type { Drawing } from 'kit/contract/drawing';
import type { Block } from 'kit/posts/block';
import type { ArticleHead } from './article-head';

/** The text of an article in the blocks of the blog tool, and its drawings, each below the block with the id `after`. */
export type ArticleText = {
  content: readonly Block[];
  drawings: readonly { after: number; drawing: Drawing }[];
};

/** An article on its way to a reader: its head, its text, and the ones before and after it in its list, which begins with the newest. */
export type PlacedArticle = {
  head: ArticleHead;
  text: ArticleText;
  newer?: Neighbour | undefined;
  older?: Neighbour | undefined;
};

/** Another article of the list. */
type Neighbour = Pick<ArticleHead, 'path' | 'title'>;
