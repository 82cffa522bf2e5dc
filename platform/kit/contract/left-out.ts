import * as v from 'valibot';

/** The part of a left-out page's record that anybody may read: the reason can name files, and has texts of posts. */
const namedPageSchema = v.object({
  /** Path of the page, with its query if its file depends on one. */
  location: v.string(),
  /** The remote that draws it, or the shell. */
  remote: v.string(),
  /** The reason: its own code or a part's did not render it, or its HTML may not be published. */
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
  /**
   * Whether the page fails by its own release: it fails without the new versions of other remotes and the shell too, or with all live
   * versions.
   */
  isOwnFault: v.optional(v.literal(true)),
  /** The page at its URL: the last version that could be prerendered, or nothing, and then nothing links to a post. */
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

/** Schema of the parts that a composed site was published without. */
export const leftOutSchema = v.object({
  /** Digest of the inputs of the site; its id is another one when pages were left out. */
  inputs: v.string(),
  pages: v.array(leftOutPageSchema),
  /** Pages that are there, and that the search does not find. */
  unsearched: v.optional(v.array(unsearchedSchema)),
});

/** A page that could not be prerendered, and so was left out of a composed site. */
export type LeftOutPage = v.InferOutput<typeof leftOutPageSchema>;
/** Pages of a remote that are in the site, and that its search does not find. */
export type UnsearchedPages = v.InferOutput<typeof unsearchedSchema>;
/** The parts that a composed site was published without. */
export type LeftOut = v.InferOutput<typeof leftOutSchema>;

/** The end of the name of a composed site's record of left-out pages: it stands behind the name of the site's folder. */
export const leftOutSuffix = '.left-out.json';

/** File beside the folder of a composed site that does without pages: nobody but who operates the site reads it. @param folder with links resolved */
export const leftOutRecordFile = (folder: string): string => folder + leftOutSuffix;

/** Path of the staff listener that tells the blog tool what the live site does without. */
export const leftOutPath = '/__left-out';

/** File of every composed site that names the pages it does without, for anybody; with an empty list in most. */
export const leftOutFile = 'site-left-out.json';

/** Schema of that file, as far as it is read; it had all of the record in former versions. */
export const namedPagesSchema = v.object({ pages: v.array(v.pick(namedPageSchema, ['location'])) });

/** The content of that file. */
export const namePages = (pages: readonly LeftOutPage[]): { pages: v.InferOutput<typeof namedPageSchema>[] } => ({
  pages: pages.map((page) => v.parse(namedPageSchema, page)),
});
