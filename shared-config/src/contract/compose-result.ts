import * as v from 'valibot';

/** Schema of what the process that composes the pages of posts sends back to the server. */
export const composeResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('composed') }),
  /** The live site is as it was. */
  v.object({ kind: v.literal('failed'), reason: v.string() }),
  /** The code that composes has changed since the process was started: it has done nothing. */
  v.object({ kind: v.literal('outdated') }),
]);

/** What became of composing. */
export type ComposeResult = v.InferOutput<typeof composeResultSchema>;
