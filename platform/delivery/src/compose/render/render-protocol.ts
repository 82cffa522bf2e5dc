import { composedRemoteSchema, pageCompositionSchema } from 'kit/contract/composition';
import { pagePostsSchema } from 'kit/posts/page-posts';
import * as v from 'valibot';
import { copyBeginning } from '../copy-beginning';

/** The job that compose sends to the process that prerenders. Paths are absolute and were verified. */
export const renderJobSchema = v.object({
  /** Node entry of the host. */
  host: v.string(),
  /** Node entry of each remote that draws something in these pages, by name. */
  remotes: v.record(v.string(), v.string()),
  /** The folders with their Node builds: nothing else can be read there. */
  readable: v.array(v.string()),
  /** Address of the folder that each package's files for the browser are served from, by name. */
  folders: v.record(v.string(), v.string()),
  /** Path of its host below which the site is; nothing at the root. */
  basePath: v.string(),
  composed: v.array(composedRemoteSchema),
  /** CSS that pages inline, by URL: once, and not with every page. */
  css: v.record(v.string(), v.string()),
  pages: v.array(
    v.object({
      location: v.string(),
      composition: pageCompositionSchema,
      /** The remote in it whose routes are those in `composed`: there once, and not with every page. */
      routesOf: v.optional(v.string()),
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

/** Longest reason in characters that is looked at: a stack of Node is shorter. */
const maxReason = 4000;

const reasonSchema = v.pipe(
  v.string(),
  v.transform((reason) => copyBeginning(reason, maxReason)),
);

/** A page, or why there is none. */
const renderResultSchema = v.union([v.object({ html: v.string() }), v.object({ reason: reasonSchema })]);

/** The outcome of one page. */
export type RenderResult = v.InferOutput<typeof renderResultSchema>;

/**
 * The answers of that process, a line of JSON each, in this order; or an error that ends the process. Once the code of a remote has run, any
 * of it may be that remote's word.
 */
const renderMessageSchema = v.variant('kind', [
  /** The host is loaded, and nothing else yet: with its start of each page, up to the security policy. */
  v.object({ kind: v.literal('ready'), starts: v.array(v.string()) }),
  /** The next of the job's remotes is loaded, or has said why it cannot be. */
  v.object({ kind: v.literal('loaded') }),
  /** The next of the job's pages. */
  v.object({ kind: v.literal('result'), result: renderResultSchema }),
  /** Something does not load, or no page's own work has thrown it: a timer for instance. */
  v.object({ kind: v.literal('crash'), reason: reasonSchema, remedy: v.optional(reasonSchema) }),
]);

/** One message from the process that prerenders. */
export type RenderMessage = v.InferOutput<typeof renderMessageSchema>;

const messageLineSchema = v.pipe(v.string(), v.parseJson(), renderMessageSchema);

/** Reads a message; `undefined` for anything else. */
export function parseRenderMessage(line: string): RenderMessage | undefined {
  const { success, output } = v.safeParse(messageLineSchema, line);
  return success ? output : undefined;
}

/** The file descriptor of the pipe for the messages: the first that no process has by itself. */
export const messagePipe = 3;
