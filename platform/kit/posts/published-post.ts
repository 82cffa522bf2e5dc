import * as v from 'valibot';
import { pagePostSchema } from './page-post';
import { formerSlugsSchema } from './post';

/** Schema of a post that is published; its rich text is sanitised. */
export const publishedPostSchema = v.object({
  ...v.omit(pagePostSchema, ['related']).entries,
  /** Size in bytes of the picture for where it is shared. */
  shareBytes: v.optional(v.number()),
  /** Slugs under which readers may still look for it. */
  formerSlugs: v.optional(formerSlugsSchema),
});

/** A post that is published. */
export type PublishedPost = v.InferOutput<typeof publishedPostSchema>;
