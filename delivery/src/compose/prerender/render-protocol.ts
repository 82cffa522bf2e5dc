import { composedRemoteSchema, pageCompositionSchema } from 'shared-config/contract/composition';
import { pagePostsSchema } from 'shared-config/posts/published-post';
import * as v from 'valibot';

/** What compose sends to the process that prerenders. Paths are absolute and were verified. */
export const renderJobSchema = v.object({
  /** Node entry of the host. */
  host: v.string(),
  /** Node entry of each remote, by name. */
  remotes: v.record(v.string(), v.string()),
  composed: v.array(composedRemoteSchema),
  pages: v.array(
    v.object({
      location: v.string(),
      file: v.string(),
      /** The module that draws it: pages of one module fail for one reason. */
      module: v.string(),
      composition: pageCompositionSchema,
      assetOrigins: v.array(v.string()),
      posts: v.optional(pagePostsSchema),
      styles: v.array(v.object({ href: v.string(), css: v.string() })),
    }),
  ),
});

/** Everything that one prerender needs. */
export type RenderJob = v.InferOutput<typeof renderJobSchema>;

/** What comes back: that the host is loaded, then each page's HTML or why it has none, in the job's order; or what ends the job. */
export const renderMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('page'), html: v.string() }),
  v.object({ kind: v.literal('failure'), reason: v.string() }),
  /** An error that no page's own work has thrown, from a timer for instance. The process ends. */
  v.object({ kind: v.literal('crash'), reason: v.string() }),
  /** The host does not load. */
  v.object({ kind: v.literal('unusable'), reason: v.string() }),
]);

/** One message from the process that prerenders. */
export type RenderMessage = v.InferOutput<typeof renderMessageSchema>;
