import { composedRemoteSchema, pageCompositionSchema } from 'shared-config/contract/composition';
import { pagePostsSchema } from 'shared-config/posts/published-post';
import * as v from 'valibot';

/** What compose sends to the process that prerenders. Paths are absolute and were verified. */
export const renderJobSchema = v.object({
  /** Node entry of the host. */
  host: v.string(),
  /** Node entry of each remote, by name. */
  remotes: v.record(v.string(), v.string()),
  /** The folders with their Node builds: nothing else can be read there. */
  readable: v.array(v.string()),
  /** Address of the folder that each package's files for the browser are served from, by name. */
  folders: v.record(v.string(), v.string()),
  composed: v.array(composedRemoteSchema),
  /** CSS that pages inline, by URL: once, and not with every page. */
  css: v.record(v.string(), v.string()),
  pages: v.array(
    v.object({
      location: v.string(),
      composition: pageCompositionSchema,
      assetOrigins: v.array(v.string()),
      connectOrigins: v.array(v.string()),
      posts: v.optional(pagePostsSchema),
      /** URLs of its stylesheets. */
      styles: v.array(v.string()),
    }),
  ),
});

/** Everything that one prerender needs. */
export type RenderJob = v.InferOutput<typeof renderJobSchema>;

/** A page, or why there is none. */
const renderResultSchema = v.union([v.object({ html: v.string() }), v.object({ reason: v.string() })]);

/** What came of one page. */
export type RenderResult = v.InferOutput<typeof renderResultSchema>;

/** What comes back: that the host is loaded, then each page in the job's order; or an error that ends the process. */
export const renderMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('result'), result: renderResultSchema }),
  /** The host does not load, or no page's own work has thrown it: a timer for instance. */
  v.object({ kind: v.literal('crash'), reason: v.string() }),
]);

/** One message from the process that prerenders. */
export type RenderMessage = v.InferOutput<typeof renderMessageSchema>;
