import { compositionSchema } from 'shared-config/contract/composition';
import { pagePostsSchema } from 'shared-config/posts/published-post';
import * as v from 'valibot';

/** What compose sends to the process that prerenders. Paths are absolute and were verified. */
export const renderJobSchema = v.object({
  /** Node entry of the host. */
  host: v.string(),
  /** Node entry of each remote, by name. */
  remotes: v.record(v.string(), v.string()),
  pages: v.array(
    v.object({
      location: v.string(),
      file: v.string(),
      composition: compositionSchema,
      posts: v.optional(pagePostsSchema),
      styles: v.array(v.object({ href: v.string(), css: v.string() })),
    }),
  ),
});

/** Everything that one prerender needs. */
export type RenderJob = v.InferOutput<typeof renderJobSchema>;

/** What comes back: a page's HTML, or the one failure that ends the job. */
export const renderAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('page'), file: v.string(), html: v.string() }),
  v.object({ kind: v.literal('failure'), location: v.string(), reason: v.string() }),
  v.object({ kind: v.literal('done') }),
]);

/** One message from the process that prerenders. */
export type RenderAnswer = v.InferOutput<typeof renderAnswerSchema>;
