import type { ArticleText } from '../article-text';

/** The texts of the podcast articles, by the last word of their address. */
export const podcastTexts: Readonly<Record<string, ArticleText>> = {};
