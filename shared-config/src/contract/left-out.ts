import * as v from 'valibot';

const leftOutPageSchema = v.object({
  /** Path of the page, with its query if its file depends on one. */
  location: v.string(),
  /** The remote that draws it, or the shell. */
  remote: v.string(),
  /** The remotes whose parts stand in its slots. */
  parts: v.optional(v.array(v.string())),
  /** Slug of the authored post that it shows, if it does. */
  slug: v.optional(v.string()),
  /** Why it could not be prerendered, in one line. */
  reason: v.string(),
  /** The remote whose part in it could not, where the page itself is not the cause. */
  brokenBy: v.optional(v.string()),
  /** What its URL shows: the last version that could be prerendered, or nothing, and then nothing links to a post. */
  readersSee: v.picklist(['last-good', 'nothing']),
});

/** Schema of what a composed site does without. */
export const leftOutSchema = v.object({
  /** Digest of what the site was composed from; its id is another one when pages were left out. */
  inputs: v.string(),
  pages: v.array(leftOutPageSchema),
});

/** A page that could not be prerendered, and so was left out of a composed site. */
export type LeftOutPage = v.InferOutput<typeof leftOutPageSchema>;
/** What a composed site does without. */
export type LeftOut = v.InferOutput<typeof leftOutSchema>;

/** File of every composed site that names the pages it does without; with an empty list in most. */
export const leftOutFile = 'site-left-out.json';
