import type { ArticleKind } from './article-head';
import type { ArticlesOfKind } from './article-text';

// One chunk for each kind, because the address and hash of each chunk weigh on every page of this remote.
const sources: Readonly<Record<ArticleKind, () => Promise<ArticlesOfKind>>> = {
  blogs: () => import('./kinds/blog-articles').then(({ blogArticles }) => blogArticles),
  news: () => import('./kinds/news-articles').then(({ newsArticles }) => newsArticles),
  reports: () => import('./kinds/report-articles').then(({ reportArticles }) => reportArticles),
  podcasts: () => import('./kinds/podcast-articles').then(({ podcastArticles }) => podcastArticles),
};

const loading = new Map<ArticleKind, Promise<ArticlesOfKind>>();

/** The articles of a kind for React's `use`: the same promise each time, because React asks again at each attempt. */
export function loadArticles(kind: ArticleKind): Promise<ArticlesOfKind> {
  const articles = loading.get(kind) ?? sources[kind]();
  loading.set(kind, articles);
  return articles;
}

/** The kind whose articles are below an address; none for another word. */
export const kindOf = (word: string | undefined): ArticleKind | undefined =>
  (['blogs', 'news', 'reports', 'podcasts'] as const).find((kind) => kind === word);
