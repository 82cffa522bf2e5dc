import * as v from 'valibot';

/** Schema of the result that the process composing the pages of posts sends to the server. */
export const composeResultSchema = v.object({
  /** When readers see the next scheduled post (ISO time); absent when none is scheduled. */
  nextAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Whether pictures have one file only so far; the process makes the others when it is started with `pictures`. */
  hasUnfinishedPictures: v.optional(v.boolean()),
});

/** The outcome of composing the pages of posts. */
export type ComposeResult = v.InferOutput<typeof composeResultSchema>;
