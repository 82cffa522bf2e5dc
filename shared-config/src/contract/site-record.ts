import * as v from 'valibot';

/** Schema of what a live site consists of, for people: written by compose beside the link to it. */
export const siteRecordSchema = v.object({
  /** Id of the live composition. */
  id: v.string(),
  packages: v.array(
    v.object({
      name: v.string(),
      team: v.string(),
      version: v.string(),
      commit: v.optional(v.string()),
      /** Size in bytes of all files for the browser. */
      bytes: v.number(),
      routes: v.array(v.string()),
      history: v.array(v.object({ version: v.string(), at: v.string(), by: v.string() })),
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
