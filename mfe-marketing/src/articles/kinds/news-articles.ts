import type { ArticlesOfKind } from '../article-text';
import { newsHeads } from '../heads/news-heads.content';
import { newsTexts } from '../texts/news-texts.content';

/** The news. */
export const newsArticles: ArticlesOfKind = { heads: newsHeads, texts: newsTexts };
