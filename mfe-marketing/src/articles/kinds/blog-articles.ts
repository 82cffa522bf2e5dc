import type { ArticlesOfKind } from '../article-text';
import { blogHeads } from '../heads/blog-heads.content';
import { blogTexts } from '../texts/blog-texts.content';

/** The blogs. */
export const blogArticles: ArticlesOfKind = { heads: blogHeads, texts: blogTexts };
