import type { ArticleHead, ArticleKind } from './article-head';
import { blogHeads } from './heads/blog-heads';
import { newsHeads } from './heads/news-heads';
import { podcastHeads } from './heads/podcast-heads';
import { reportHeads } from './heads/report-heads';

/** All articles, by their kind; for the definition of the remote and for its PDFs. A page loads those of its own kind alone. */
export const articleHeads: Readonly<Record<ArticleKind, readonly ArticleHead[]>> = {
  blogs: blogHeads,
  news: newsHeads,
  reports: reportHeads,
  podcasts: podcastHeads,
};
