import * as v from 'valibot';

/** What anybody may know of a page that was left out. Why it failed can name files, and has texts of posts. */
const namedPageSchema = v.object({
  /** Path of the page, with its query if its file depends on one. */
  location: v.string(),
  /** The remote that draws it, or the shell. */
  remote: v.string(),
  /** That its own code or a part's did not render it, or that its HTML may not be published. */
  code: v.picklist(['page-does-not-render', 'part-does-not-render', 'page-breaks-a-rule']),
});

const leftOutPageSchema = v.object({
  ...namedPageSchema.entries,
  /** The remotes whose parts stand in its slots. */
  parts: v.optional(v.array(v.string())),
  /** Slug of the authored post that it shows, if it does. */
  slug: v.optional(v.string()),
  /** Why it could not be prerendered, in one line. */
  reason: v.string(),
  /** The remote whose part in it could not, where the page itself is not the cause. */
  brokenBy: v.optional(v.string()),
  /** That no new version of another remote or the shell is the cause: it could not without them either, or with what was live of all. */
  isOwnFault: v.optional(v.literal(true)),
  /** What its URL shows: the last version that could be prerendered, or nothing, and then nothing links to a post. */
  readersSee: v.picklist(['last-good', 'nothing']),
});

const unsearchedSchema = v.object({
  /** The remote whose texts are more than a search can bear. */
  remote: v.string(),
  /** How many of its pages are not searched. */
  pages: v.number(),
  /** Path of the first of them. */
  first: v.string(),
});

/** Schema of what a composed site does without. */
export const leftOutSchema = v.object({
  /** Digest of what the site was composed from; its id is another one when pages were left out. */
  inputs: v.string(),
  pages: v.array(leftOutPageSchema),
  /** Pages that are there, and that the search does not find. */
  unsearched: v.optional(v.array(unsearchedSchema)),
});

/** A page that could not be prerendered, and so was left out of a composed site. */
export type LeftOutPage = v.InferOutput<typeof leftOutPageSchema>;
/** Pages of a remote that are in the site, and that its search does not find. */
export type UnsearchedPages = v.InferOutput<typeof unsearchedSchema>;
/** What a composed site does without. */
export type LeftOut = v.InferOutput<typeof leftOutSchema>;

/** What is behind the name of a composed site's folder in that of the file that says what it does without. */
export const leftOutSuffix = '.left-out.json';

/** File beside the folder of a composed site that does without pages: nobody but who operates the site reads it. @param folder with links resolved */
export const leftOutRecordFile = (folder: string): string => folder + leftOutSuffix;

/** Path of the staff listener that tells the blog tool what the live site does without. */
export const leftOutPath = '/__left-out';

/** File of every composed site that names the pages it does without, for anybody; with an empty list in most. */
export const leftOutFile = 'site-left-out.json';

/** Schema of that file, as far as it is read; it had all of the record in former versions. */
export const namedPagesSchema = v.object({ pages: v.array(v.pick(namedPageSchema, ['location'])) });

/** What that file tells. */
export const namePages = (pages: readonly LeftOutPage[]): { pages: v.InferOutput<typeof namedPageSchema>[] } => ({
  pages: pages.map((page) => v.parse(namedPageSchema, page)),
});
