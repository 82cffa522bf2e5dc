import * as v from 'valibot';
import { readableBlocksSchema } from './block';
import { formerSlugsSchema } from './post';

const summaryFields = {
  slug: v.string(),
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
};

const summarySchema = v.object(summaryFields);

/** Schema of a post as readers get it; its rich text is sanitised. */
export const publishedPostSchema = v.object({
  ...summaryFields,
  updatedAt: v.string(),
  content: readableBlocksSchema,
  /** Slugs under which readers may still look for it. */
  formerSlugs: v.optional(formerSlugsSchema),
});

/** A post as lists show it. */
export type PostSummary = v.InferOutput<typeof summarySchema>;
/** A post as readers get it. */
export type PublishedPost = v.InferOutput<typeof publishedPostSchema>;

/** Schema of the authored posts that a page shows: summaries of the newest ones, and the post that it is about. */
export const pagePostsSchema = v.object({
  summaries: v.array(summarySchema),
  post: v.optional(publishedPostSchema),
});

/** The authored posts that a page shows. */
export type PagePosts = v.InferOutput<typeof pagePostsSchema>;

/** The summary of a post. */
export function summarise({ slug, title, author, publishDate, category, excerpt }: PublishedPost): PostSummary {
  return { slug, title, author, publishDate, category, excerpt };
}

/** File beside a page with its authored posts, for navigation without a full page load. */
export const pagePostsFile = 'posts.json';

/** Id of the element that carries a page's authored posts. */
export const pagePostsElementId = 'page-posts';

/** How many posts a route with `posts: 'latest'` gets. */
export const latestPosts = 3;
