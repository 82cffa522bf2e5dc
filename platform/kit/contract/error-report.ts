import * as v from 'valibot';

/** Schema of the report of a remote's failure: whose it is, and what happened. */
export const errorReportSchema = v.object({
  remote: v.pipe(v.string(), v.maxLength(100)),
  version: v.pipe(v.string(), v.maxLength(32)),
  team: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(2000)),
  /** Path of the page that it happened on. */
  page: v.pipe(v.string(), v.maxLength(500)),
  /** The lines of its trace that are places in scripts of the site, as the browser writes them. */
  stack: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

/** The report of a remote's failure. */
export type ErrorReport = v.InferOutput<typeof errorReportSchema>;
