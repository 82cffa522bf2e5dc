import type { ArticleText } from '../article-text';

/** The texts of the news articles, by the last word of their address. */
export const newsTexts: Readonly<Record<string, ArticleText>> = {};
