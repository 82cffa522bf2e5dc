import * as v from 'valibot';
import { versionSchema } from './composition';
import { watchSchema } from './share-decision';

const shareSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** File beside the link to the live site that names the sites which shares of the visitors get. */
export const canarySiteFile = (siteLink: string) => `${siteLink}-gradual.json`;

/** Schema of that file: which versions have a share (percent), and the folder of the site for each set of them. */
export const canarySitesSchema = v.union([
  v.object({
    releases: v.array(
      v.object({
        package: v.string(),
        version: versionSchema,
        share: shareSchema,
        /** Absent where nobody asked for a watch. */
        watch: v.optional(watchSchema),
      }),
    ),
    sites: v.array(v.object({ packages: v.array(v.string()), site: versionSchema })),
  }),
  // Before shares were independent of each other, there was one other site.
  v.pipe(
    v.object({ site: versionSchema, share: shareSchema }),
    v.transform(({ site, share }) => ({
      releases: [{ package: 'site', version: site, share, watch: undefined }],
      sites: [{ packages: ['site'], site }],
    })),
  ),
]);

/** The sites that shares of the visitors get. */
export type CanarySites = v.InferOutput<typeof canarySitesSchema>;
