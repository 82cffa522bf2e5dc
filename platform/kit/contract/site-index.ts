import * as v from 'valibot';
import { sharedDraftPath } from '../posts/draft-link';
import { parseContract } from './parse-contract';
import { headerRuleSchema, toolPolicy } from './site-headers';

/** File of the page that a server sends when there is no page at a path. */
export const notFoundFile = '404.html';

const indexSchema = v.object({
  compositionId: v.string(),
  /** Path of its host below which the site is, such as `/robots`. All other paths of the index are below it. */
  basePath: v.optional(v.string(), ''),
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
  /** Paths of pages that have moved, with where they are now; sites composed before pages could move have none. */
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  /** Paths of pages that have ended; sites composed before pages could be given up have none. */
  gone: v.optional(v.array(v.string()), []),
  /** Paths of the tools for staff: pages that the browser alone renders, but for that of shared drafts, which readers open. */
  tools: v.optional(v.array(v.string())),
  /** Response headers; sites composed before there were rules have one set for all pages. */
  headers: v.union([
    v.array(headerRuleSchema),
    v.pipe(
      v.record(v.string(), v.string()),
      v.transform((headers) => [{ path: '/*', headers }]),
    ),
  ]),
});

/** Which of the pages that the browser alone renders are tools for staff. */
export const listStaffTools = (paths: readonly string[]): string[] => paths.filter((path) => path !== sharedDraftPath);

const siteIndexSchema = v.pipe(
  indexSchema,
  // Sites composed before the index named its tools have them among their headers.
  v.transform(({ tools, ...index }) => ({
    ...index,
    tools:
      tools ??
      listStaffTools(
        index.headers
          .filter(({ headers }) => headers['Content-Security-Policy'] === toolPolicy)
          .map(({ path }) => path),
      ),
  })),
);

/** `site-index.json` at the root of a composed site: the facts that a server needs beside the files. */
export type SiteIndex = v.InferOutput<typeof siteIndexSchema>;

/** File name of the site index inside a composed site. */
export const siteIndexFile = 'site-index.json';

/** Parses a `site-index.json`. @throws {ContractError} naming the file, the field and the reason. */
export function parseSiteIndex(data: unknown, file: string): SiteIndex {
  return parseContract(siteIndexSchema, data, {
    code: 'invalid-composition',
    subject: file,
    remedy: 'Compose the site again',
  });
}
