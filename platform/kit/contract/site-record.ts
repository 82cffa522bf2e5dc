import * as v from 'valibot';

/** A change of the live version. */
const historyLineSchema = v.object({
  version: v.string(),
  at: v.string(),
  by: v.string(),
  share: v.optional(v.number()),
  who: v.optional(v.string()),
  message: v.optional(v.string()),
  forced: v.optional(v.boolean()),
  commit: v.optional(v.string()),
  /** The environment that it was promoted from. */
  from: v.optional(v.string()),
  /** Checks that were left out. */
  omitted: v.optional(v.array(v.string())),
});

/** Where pages lead that have moved or gone. */
const redirectsSchema = v.record(v.string(), v.string());

/** Schema of the record of a live site, for people: written by compose beside the link to it. */
export const siteRecordSchema = v.object({
  /** Id of the live composition. */
  id: v.string(),
  /** Generation of the registry that it was composed from; sites of version 1 have none. */
  generation: v.optional(v.number()),
  /** Where it is kept what is live: a folder has no rights; records of older versions do not say. */
  registry: v.optional(v.picklist(['file', 'documents'])),
  packages: v.array(
    v.object({
      name: v.string(),
      team: v.string(),
      version: v.string(),
      commit: v.optional(v.string()),
      /** Id of the key that has signed it, `null` for none; records of older versions do not say. */
      signedBy: v.optional(v.nullable(v.string())),
      /** Size in bytes of all files for the browser. */
      bytes: v.number(),
      routes: v.array(v.string()),
      /** Its pages that have moved or gone, and where they lead; records of older versions have none. */
      redirects: v.optional(redirectsSchema),
      history: v.array(historyLineSchema),
      gradual: v.optional(v.object({ version: v.string(), share: v.number() })),
    }),
  ),
  /** Remotes that have left the site, and where their pages lead; records of older versions have none. */
  retired: v.optional(
    v.array(
      v.object({
        name: v.string(),
        /** The version that it ended with. */
        version: v.string(),
        redirects: redirectsSchema,
        history: v.array(historyLineSchema),
      }),
    ),
  ),
  /** The picture of shell, remotes and routes, as SVG. */
  picture: v.string(),
});

/** The record of a live site's packages. */
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

/** File beside the link to the live site. */
export const siteRecordFile = (siteLink: string) => `${siteLink}-record.json`;
