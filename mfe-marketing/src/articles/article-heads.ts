import type { ArticleHead, ArticleKind } from './article-head';
import { blogHeads } from './heads/blog-heads.content';
import { newsHeads } from './heads/news-heads.content';
import { podcastHeads } from './heads/podcast-heads.content';
import { reportHeads } from './heads/report-heads';

/** All articles, by their kind; for the definition of the remote and for its PDFs. A page loads those of its own kind alone. */
export const articleHeads: Readonly<Record<ArticleKind, readonly ArticleHead[]>> = {
  blogs: blogHeads,
  news: newsHeads,
  reports: reportHeads,
  podcasts: podcastHeads,
};
