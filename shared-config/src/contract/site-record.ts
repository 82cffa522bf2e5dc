import * as v from 'valibot';

/** Schema of what a live site consists of, for people: written by compose beside the link to it. */
export const siteRecordSchema = v.object({
  /** Id of the live composition. */
  id: v.string(),
  /** Generation of the registry that it was composed from; sites of version 1 have none. */
  generation: v.optional(v.number()),
  packages: v.array(
    v.object({
      name: v.string(),
      team: v.string(),
      version: v.string(),
      commit: v.optional(v.string()),
      /** Size in bytes of all files for the browser. */
      bytes: v.number(),
      routes: v.array(v.string()),
      history: v.array(
        v.object({
          version: v.string(),
          at: v.string(),
          by: v.string(),
          share: v.optional(v.number()),
          who: v.optional(v.string()),
          message: v.optional(v.string()),
          forced: v.optional(v.boolean()),
          commit: v.optional(v.string()),
        }),
      ),
      gradual: v.optional(v.object({ version: v.string(), share: v.number() })),
    }),
  ),
  /** The picture of shell, remotes and routes, as SVG. */
  picture: v.string(),
});

/** What a live site consists of. */
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

/** File beside the link to the live site. */
export const siteRecordFile = (siteLink: string) => `${siteLink}-record.json`;
