import * as v from 'valibot';
import { readableBlocksSchema } from './block';
import { coverSchema } from './cover';
import { postStatuses } from './post-status';
import { isSlug } from './slug';
import { tagsSchema } from './tags';

/** Most slugs that a post had which are known of it, as in `firestore.rules`: each is an address that redirects. */
const maxFormerSlugs = 100;

/**
 * Schema of the slugs that a post had, the last ones of them. Other texts are dropped: no page ever had them, addresses are made of these,
 * and `firestore.rules` cannot look into a list.
 */
export const formerSlugsSchema = v.pipe(
  v.array(v.string()),
  v.transform((slugs) => slugs.filter(isSlug).slice(-maxFormerSlugs)),
);

const pictureOfPost = v.fallback(v.optional(coverSchema), undefined);

/** Of another kind in a document of another program, it is as if it was not there. */
const textOfHead = v.fallback(v.optional(v.string()), undefined);

/** The texts of a post that its page has for search engines and where it is shared; the page shows neither. */
const headTexts = { metaTitle: textOfHead, metaDescription: textOfHead };

/** Schema of a complete post, which readers can be shown. The blog tool also works with documents that do not fit it. */
export const postContentSchema = v.object({
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
  content: v.pipe(readableBlocksSchema, v.minLength(1)),
  updatedAt: v.string(),
  /** Absent from a post that was never published: it is stored with the fields of specification §3 alone. */
  status: v.optional(v.picklist(postStatuses), 'draft'),
  /** Last part of the post's address; set when it is first published, and kept so that a new title breaks no link. */
  slug: v.optional(v.string(), ''),
  /** ISO time from which readers see a scheduled post. */
  publishAt: v.optional(v.string()),
  /** Slugs that the post had while readers knew it: they redirect to the present one. */
  formerSlugs: v.optional(formerSlugsSchema),
  /** Stand for title and excerpt where the post is found or shared, if they are to differ. */
  ...headTexts,
  /** The subjects of the post, in words that other posts share (tags.ts). A reader without tags skips them. */
  tags: tagsSchema,
  /** The site chooses a picture for a post without one, and for one that makes no sense. */
  cover: pictureOfPost,
  /** Stands for the post where it is shared, if that is not the cover. */
  sharePicture: pictureOfPost,
});

/** The stored fields of a complete post. */
export type PostContent = v.InferOutput<typeof postContentSchema>;
/** A complete post (specification §3); the id is the document's. */
export type Post = PostContent & { id: string };

/** Name of the collection (specification §3). */
export const postsCollection = 'blogs';
