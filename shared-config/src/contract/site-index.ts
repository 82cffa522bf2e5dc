import * as v from 'valibot';
import { parseContract } from './parse-contract';
import { headerRuleSchema } from './site-headers';

const siteIndexSchema = v.object({
  compositionId: v.string(),
  /**
   * Pages whose HTML depends on a query parameter. `files` maps each value to a file of the site;
   * any other value gets the file of `fallback`.
   */
  variantPages: v.array(
    v.object({
      path: v.string(),
      parameter: v.string(),
      fallback: v.string(),
      files: v.record(v.string(), v.string()),
    }),
  ),
  /** Paths of pages that have moved, with where they are now; sites composed before posts could move have none. */
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  /** Response headers; sites composed before there were rules have one set for all pages. */
  headers: v.union([
    v.array(headerRuleSchema),
    v.pipe(
      v.record(v.string(), v.string()),
      v.transform((headers) => [{ path: '/*', headers }]),
    ),
  ]),
});

/** `site-index.json` at the root of a composed site: what a server must know that the files do not tell. */
export type SiteIndex = v.InferOutput<typeof siteIndexSchema>;

/** File name of the site index inside a composed site. */
export const siteIndexFile = 'site-index.json';

/**
 * Parses a `site-index.json`.
 * @throws {ContractError} naming the file, the field and the reason.
 */
export function parseSiteIndex(data: unknown, file: string): SiteIndex {
  return parseContract(siteIndexSchema, data, {
    code: 'invalid-composition',
    subject: file,
    remedy: 'Compose the site again',
  });
}

/** File beside the link to the live site that names the other site that a share of the visitors gets. */
export const gradualSiteFile = (siteLink: string) => `${siteLink}-gradual.json`;

/** Schema of that file: the other site's folder name, and the share in percent. */
export const gradualSiteSchema = v.object({
  site: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
});
