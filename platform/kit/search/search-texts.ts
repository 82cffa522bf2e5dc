import * as v from 'valibot';

/** Schema of a page as it is searched: the text between two of its headings is a section. */
export const searchablePageSchema = v.object({
  /** Path of the page, and its query if that is part of its address; below the path of the site. */
  path: v.string(),
  title: v.string(),
  sections: v.array(
    v.object({
      /** Empty for the text before the first heading. */
      heading: v.string(),
      /** Id of the element that the section begins with, or of the section around it. */
      anchor: v.optional(v.string()),
      text: v.string(),
    }),
  ),
});

/** Schema of the texts of a remote's pages, or of the authored posts, as the search reads them. */
export const searchTextsSchema = v.object({ pages: v.array(searchablePageSchema) });

/** A page as it is searched. */
export type SearchablePage = v.InferOutput<typeof searchablePageSchema>;
/** The texts of a remote's pages, or of the authored posts, that the search reads. */
export type SearchTexts = v.InferOutput<typeof searchTextsSchema>;
