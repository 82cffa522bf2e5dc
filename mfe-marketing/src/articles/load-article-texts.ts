import type { ArticleKind } from './article-heads';
import type { ArticleText } from './article-text';

/** Texts by the last word of their address. */
type ArticleTexts = Readonly<Record<string, ArticleText>>;

// One chunk for each kind, because the address and hash of each chunk weigh on every page of this remote.
const sources: Readonly<Record<ArticleKind, () => Promise<ArticleTexts>>> = {
  blogs: () => import('./texts/blog-texts').then(({ blogTexts }) => blogTexts),
  news: () => import('./texts/news-texts').then(({ newsTexts }) => newsTexts),
  reports: () => import('./texts/report-texts').then(({ reportTexts }) => reportTexts),
  podcasts: () => import('./texts/podcast-texts').then(({ podcastTexts }) => podcastTexts),
};

const loading = new Map<ArticleKind, Promise<ArticleTexts>>();

/** The texts of a kind for React's `use`: the same promise each time, because React asks again at each attempt. */
export function loadArticleTexts(kind: ArticleKind): Promise<ArticleTexts> {
  const texts = loading.get(kind) ?? sources[kind]();
  loading.set(kind, texts);
  return texts;
}
