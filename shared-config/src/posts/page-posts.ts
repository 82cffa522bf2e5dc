import * as v from 'valibot';
import { readableBlocksSchema } from './block';
import { publishedPictureSchema } from './published-picture';

const summaryFields = {
  slug: v.string(),
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
  /** Cut so that what its writer wants seen is in the middle, as far as there is picture around it. */
  cover: v.optional(publishedPictureSchema),
};

const summarySchema = v.object(summaryFields);

/** A post as lists show it. */
export type PostSummary = v.InferOutput<typeof summarySchema>;

/** Schema of a post as its page shows it; its rich text is sanitised. Every page has it, so it knows no rules of slugs. */
export const pagePostSchema = v.object({
  ...summaryFields,
  updatedAt: v.string(),
  content: readableBlocksSchema,
  /** Those of its blocks. */
  pictures: v.optional(v.array(publishedPictureSchema)),
  /** Stands for it where it is shared: a JPEG of 1200 by 630 px in the site's media. */
  share: v.optional(v.string()),
});

/** A post as its page shows it. */
export type PagePost = v.InferOutput<typeof pagePostSchema>;

/** Schema of the authored posts that a page shows: summaries of the newest ones, and the post that it is about. */
export const pagePostsSchema = v.object({
  summaries: v.array(summarySchema),
  post: v.optional(pagePostSchema),
  /** What the site has, for a page that searches it; that page alone knows the schema (search/site-contents.ts). */
  site: v.optional(v.unknown()),
});

/** The authored posts that a page shows. */
export type PagePosts = v.InferOutput<typeof pagePostsSchema>;

/** The summary of a post. */
export function summarise({ slug, title, author, publishDate, category, excerpt, cover }: PostSummary): PostSummary {
  return { slug, title, author, publishDate, category, excerpt, cover };
}

/** File beside a page with its authored posts, for navigation without a full page load. */
export const pagePostsFile = 'posts.json';

/** Id of the element that carries a page's authored posts. */
export const pagePostsElementId = 'page-posts';

/** How many posts a route with `posts: 'latest'` gets. */
export const latestPosts = 3;
