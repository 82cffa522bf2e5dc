import * as v from 'valibot';
import { cutText, maxExcerpt, maxName } from './cut-text';
import { publishedPictureSchema } from './published-picture';

/** The fields of a post that lists show. */
export const summaryFields = {
  slug: v.string(),
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
  /** Cut so that the focal point that its writer set is in the middle, as far as there is picture around it. */
  cover: v.optional(publishedPictureSchema),
};

const summarySchema = v.object(summaryFields);

/** A post as lists show it. */
export type PostSummary = v.InferOutput<typeof summarySchema>;

/** Schema of the authored posts that a page shows: summaries of the newest ones, and the post that it is about. */
export const pagePostsSchema = v.object({
  summaries: v.array(summarySchema),
  /** The post of a page that is about one; that page alone knows the schema (page-post.ts), and no other has to load it. */
  post: v.optional(v.unknown()),
  /** The author or tag of the summaries; that page alone knows the schema (posts-subject.ts). */
  subject: v.optional(v.unknown()),
  /** The contents of the site, for a page that searches it; that page alone knows the schema (search/site-contents.ts). */
  site: v.optional(v.unknown()),
});

/** The authored posts that a page shows. */
export type PagePosts = v.InferOutput<typeof pagePostsSchema>;

/** The summary of a post: texts longer than a list has room for are cut, so that one post weighs on no page that lists others. */
export function summarise({ slug, title, author, publishDate, category, excerpt, cover }: PostSummary): PostSummary {
  return {
    slug,
    title: cutText(title, maxName),
    author: cutText(author, maxName),
    publishDate,
    category: cutText(category, maxName),
    excerpt: cutText(excerpt, maxExcerpt),
    cover,
  };
}

/** File beside a page with its authored posts, for navigation without a full page load. */
export const pagePostsFile = 'posts.json';

/** Id of the element that carries a page's authored posts. */
export const pagePostsElementId = 'page-posts';

/** How many posts a route with `posts: 'latest'` gets. */
export const latestPosts = 3;
