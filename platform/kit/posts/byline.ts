import * as v from 'valibot';
import { publishedPictureSchema } from './published-picture';

/** Schema of who a post is by, as pages show it. */
export const bylineSchema = v.object({
  /** Last part of the address of their posts. */
  slug: v.string(),
  name: v.string(),
  /** Their role, or a line about them. */
  line: v.optional(v.string()),
  /** A square. */
  portrait: v.optional(publishedPictureSchema),
  alt: v.optional(v.string()),
});

/** The author of a post, as pages show it. */
export type Byline = v.InferOutput<typeof bylineSchema>;
