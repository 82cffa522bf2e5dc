import * as v from 'valibot';
import { blockSchema } from './post';

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
export const publishedPostSchema = v.object({ ...summaryFields, updatedAt: v.string(), content: v.array(blockSchema) });

/** What a list says of a post. */
export type PostSummary = v.InferOutput<typeof summarySchema>;
/** A post as readers get it. */
export type PublishedPost = v.InferOutput<typeof publishedPostSchema>;

/** Schema of what a page needs of the authored posts: the newest of them in short, and the one that it shows. */
export const pagePostsSchema = v.object({
  summaries: v.array(summarySchema),
  post: v.optional(publishedPostSchema),
});

/** What a page needs of the authored posts. */
export type PagePosts = v.InferOutput<typeof pagePostsSchema>;

/** A post in short. */
export function summarise({ slug, title, author, publishDate, category, excerpt }: PublishedPost): PostSummary {
  return { slug, title, author, publishDate, category, excerpt };
}

/** File beside a page with its authored posts, for whoever comes to it without loading it in full. */
export const pagePostsFile = 'posts.json';

/** Id of the element that carries a page's authored posts. */
export const pagePostsElementId = 'page-posts';

/** Posts that a route with `posts: 'latest'` gets. */
export const latestPosts = 3;
