import * as v from 'valibot';
import { versionSchema } from './release';

/** Schema of what the server asks the process that renders pages for their queries. */
export const queryRequestSchema = v.object({
  /** Id of the composed site that the visitor gets. */
  site: versionSchema,
  /** Path and query, with no other parameters than those that the page reads. */
  location: v.string(),
});

/** A page to be rendered for its query. */
export type QueryRequest = v.InferOutput<typeof queryRequestSchema>;

/** Schema of what comes back. */
export const queryResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('rendered'), html: v.string() }),
  /** The reason has nothing in it that a visitor typed: it is logged. */
  v.object({ kind: v.literal('failed'), reason: v.string() }),
  /** The site was composed by other code than this process runs: it has done nothing. */
  v.object({ kind: v.literal('outdated') }),
]);

/** What became of rendering a page. */
export type QueryResult = v.InferOutput<typeof queryResultSchema>;
