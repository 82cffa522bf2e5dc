import * as v from 'valibot';
import { readableBlocksSchema } from './block';
import { bylineSchema } from './byline';
import { pagePostsSchema, summaryFields } from './page-posts';
import { publishedPictureSchema } from './published-picture';
import { tagSchema } from './tags';

/** Schema of a post that another one leads on to. */
const relatedPostSchema = v.object({
  slug: v.string(),
  title: v.string(),
  category: v.string(),
  publishDate: v.string(),
});

/** A post that another one leads on to. */
export type RelatedPost = v.InferOutput<typeof relatedPostSchema>;

/** Schema of a post as its page shows it; its rich text is sanitised. It knows no rules of slugs, which no page needs. */
export const pagePostSchema = v.object({
  ...summaryFields,
  updatedAt: v.string(),
  /** ISO time from which readers see it, where it was scheduled. */
  publishAt: v.optional(v.string()),
  content: readableBlocksSchema,
  /** The pictures of its blocks. */
  pictures: v.optional(v.array(publishedPictureSchema)),
  /** What its cover shows, in words. */
  coverAlt: v.optional(v.string()),
  /** Title and description for search engines and where it is shared, where they are not its title and excerpt. */
  metaTitle: v.optional(v.string()),
  metaDescription: v.optional(v.string()),
  /** Stands for it where it is shared: a JPEG of 1200 by 630 px in the site's media. */
  share: v.optional(v.string()),
  /** The author, on whose page the post is listed; absent for a name without a letter or digit. */
  by: v.optional(bylineSchema),
  tags: v.optional(v.array(tagSchema)),
  /** Posts to go on to, the nearest first. */
  related: v.optional(v.array(relatedPostSchema)),
});

/** A post as its page shows it. */
export type PagePost = v.InferOutput<typeof pagePostSchema>;

/** Schema of the authored posts of a page, with the post that it is about. */
export const composedPostsSchema = v.object({ ...pagePostsSchema.entries, post: v.optional(pagePostSchema) });

/** The authored posts of a page, with the post that it is about. */
export type ComposedPosts = v.InferOutput<typeof composedPostsSchema>;
