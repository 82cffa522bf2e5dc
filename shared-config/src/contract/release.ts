import * as v from 'valibot';
import { composedRouteSchema, partsSchema, versionSchema } from './composition';
import { parseContract } from './parse-contract';
import { collections } from './posts-of-route';
import { connectedOriginSchema, contractVersion } from './remote-definition';
import { remoteNameSchema } from './remote-name';
import { calendarsSchema, feedSchema } from './route-files';

const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a SHA-384 integrity value'));

/** A path that stays inside its folder: no `..`, no absolute path, no backslash. */
const filePathSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9_@.~+-]+(\/[A-Za-z0-9_@.~+-]+)*$/,
    'must be a relative path inside the release',
  ),
);

const routeSchema = v.object({
  ...composedRouteSchema.entries,
  /** For compose alone: a page with all paths of the site in it would grow with each of them. */
  entries: v.optional(v.array(v.string())),
  title: v.optional(v.string()),
  canonical: v.optional(v.string()),
  feed: v.optional(feedSchema),
  calendars: v.optional(calendarsSchema),
  contents: v.optional(v.literal(true)),
  postsOf: v.optional(v.picklist(collections)),
  /** In releases whose pages were rendered on request for these parameters; their versions are derived with it. */
  query: v.optional(v.array(v.string())),
});

const exposeSchema = v.object({
  /** Scripts that the browser needs to run it, entry excluded. */
  scripts: v.array(filePathSchema),
  /** ES modules that it needs as well: the entry loads them, with their hashes. */
  modules: v.optional(v.array(filePathSchema)),
  styles: v.array(filePathSchema),
});

const releaseSchema = v.object({
  contractVersion: v.literal(
    contractVersion,
    `must be ${contractVersion}: update this checkout, or release again with it`,
  ),
  remote: remoteNameSchema,
  version: versionSchema,
  team: v.string(),
  /** The commit it was built from, with `-modified` behind it when the work tree differed; absent outside a checkout. */
  commit: v.optional(v.string()),
  /** Origin that its browser files are served from, under `/assets/<remote>/<version>/`; the site's own when absent. */
  origin: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be an origin'))),
  routes: v.array(routeSchema),
  /** Paths of pages that have moved or gone, each with the page that takes its place. */
  redirects: v.optional(v.record(v.string(), v.string())),
  /** The expose of the part for each slot of other remotes' pages that this one fills. */
  parts: v.optional(partsSchema),
  /** Paths of pages that have ended without another one in their place. */
  gone: v.optional(v.array(v.string())),
  /** Other origins that its pages fetch from. */
  connects: v.optional(v.array(connectedOriginSchema)),
  exposes: v.record(v.string(), exposeSchema),
  /** Entry of each build, relative to the release. */
  entries: v.object({ web: filePathSchema, node: filePathSchema }),
  /** Shared singletons and the version this release was built with. */
  shared: v.record(v.string(), v.string()),
  files: v.record(
    filePathSchema,
    v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(0)), integrity: integritySchema }),
  ),
});

/** `release.json`: an immutable build of one remote for the browser and for Node (design §3). */
export type Release = v.InferOutput<typeof releaseSchema>;

/** Parses a `release.json`. @throws {ContractError} naming the file, the field and the reason. */
export function parseRelease(data: unknown, file: string): Release {
  return parseContract(releaseSchema, data, {
    code: 'invalid-release',
    subject: file,
    remedy: 'Release the remote again; releases are never edited by hand',
  });
}
