import type { ArticleText } from '../article-text';

/** The texts of the report articles, by the last word of their address. */
export const reportTexts: Readonly<Record<string, ArticleText>> = {};
