import * as v from 'valibot';

/** Schema of a site's contents, for a page that searches or lists them (`contents` of its route), and for missing pages. */
export const siteContentsSchema = v.object({
  /** Pages that search engines may list, too; of authored posts the newest ones. */
  pages: v.array(v.object({ path: v.string(), title: v.string() })),
  /** Addresses in the site of the texts that are searched (search-texts.ts): one a remote, and one of the authored posts. */
  texts: v.array(v.string()),
});

/** The contents of a site. */
export type SiteContents = v.InferOutput<typeof siteContentsSchema>;
/** A page of the site, as a list names it. */
export type ListedPage = SiteContents['pages'][number];

/** Where a site keeps its texts for the search; no page is there. */
export const textsPath = '/texts';

/** Address of the contents of a site. */
export const siteContentsPath = `${textsPath}/contents.json`;
