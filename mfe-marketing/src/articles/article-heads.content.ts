import { readHeads } from '../../content/read-articles';
import type { ArticleHead, ArticleKind } from './article-head';

/** The heads of the articles of each kind, the newest first. */
export const articleHeads: Readonly<Record<ArticleKind, readonly ArticleHead[]>> = {
  blogs: readHeads('blogs'),
  news: readHeads('news'),
  reports: readHeads('reports'),
  podcasts: readHeads('podcasts'),
};
