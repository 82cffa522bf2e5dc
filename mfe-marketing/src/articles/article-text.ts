import type { Drawing } from 'kit/contract/drawing';
import type { DatasheetFile } from 'kit/media/datasheet-file';
import type { Block } from 'kit/posts/block';
import type { ArticleHead } from './article-head';

/** The text of an article in the blocks of the blog tool, and its drawings, each below the block with the id `after`. */
export type ArticleText = {
  content: readonly Block[];
  drawings: readonly { after: number; drawing: Drawing }[];
};

/** The articles of a kind: what is known of each, newest first, and its text and its PDF by the last word of its address. */
export type ArticlesOfKind = {
  heads: readonly ArticleHead[];
  texts: Readonly<Record<string, ArticleText>>;
  files?: Readonly<Record<string, DatasheetFile>>;
};
