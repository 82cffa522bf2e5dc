import type { ArticlesOfKind } from '../article-text';
import { blogHeads } from '../heads/blog-heads';
import { blogTexts } from '../texts/blog-texts';

/** The blogs. */
export const blogArticles: ArticlesOfKind = { heads: blogHeads, texts: blogTexts };
