import { composedRemoteSchema, pageCompositionSchema } from 'shared-config/contract/composition';
import { pagePostsSchema } from 'shared-config/posts/published-post';
import * as v from 'valibot';

/** Where a process that prerenders writes its pages itself: thousands would wait for one another in the process that composes. */
const renderOutputSchema = v.object({
  /** Folder of the site. */
  folder: v.string(),
  /** Folder of the pages that were rendered before. */
  cache: v.string(),
});

/** Where pages are written by the process that renders them. */
export type RenderOutput = v.InferOutput<typeof renderOutputSchema>;

/** What compose sends to the process that prerenders. Paths are absolute and were verified. */
export const renderJobSchema = v.object({
  /** Node entry of the host. */
  host: v.string(),
  /** Node entry of each remote, by name. */
  remotes: v.record(v.string(), v.string()),
  composed: v.array(composedRemoteSchema),
  /** CSS that pages inline, by URL: once, and not with every page. */
  css: v.record(v.string(), v.string()),
  /** Without it, the HTML comes back. */
  output: v.optional(renderOutputSchema),
  pages: v.array(
    v.object({
      location: v.string(),
      file: v.string(),
      /** By which the cache knows it. */
      digest: v.string(),
      /** The module that draws it: pages of one module fail for one reason. */
      module: v.string(),
      composition: pageCompositionSchema,
      assetOrigins: v.array(v.string()),
      posts: v.optional(pagePostsSchema),
      /** URLs of its stylesheets. */
      styles: v.array(v.string()),
    }),
  ),
});

/** Everything that one prerender needs. */
export type RenderJob = v.InferOutput<typeof renderJobSchema>;

/** What comes back: that the host is loaded, then each page or why it has none, in the job's order; or what ends the job. */
export const renderMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('page'), html: v.string() }),
  /** Whether search engines list it. */
  v.object({ kind: v.literal('written'), isListed: v.boolean() }),
  v.object({ kind: v.literal('failure'), reason: v.string() }),
  /** A page cannot be written, which is no fault of the page: the disk is full. The job ends. */
  v.object({
    kind: v.literal('unwritable'),
    reason: v.string(),
    code: v.optional(v.string()),
    path: v.optional(v.string()),
  }),
  /** An error that no page's own work has thrown, from a timer for instance. The process ends. */
  v.object({ kind: v.literal('crash'), reason: v.string() }),
  /** The host does not load. */
  v.object({ kind: v.literal('unusable'), reason: v.string() }),
]);

/** One message from the process that prerenders. */
export type RenderMessage = v.InferOutput<typeof renderMessageSchema>;
