import type { ArticlesOfKind } from '../article-text';
import { newsHeads } from '../heads/news-heads';
import { newsTexts } from '../texts/news-texts';

/** The news. */
export const newsArticles: ArticlesOfKind = { heads: newsHeads, texts: newsTexts };
