import * as v from 'valibot';
import { pageAddressSchema, pathSchema, refusePages, variantEntries } from './address';
import { composedRouteSchema, versionSchema } from './composition';
import { ContractError } from './contract-error';
import { boundsOfAddresses, findRefusedClaim, isWithinBounds } from './find-refused-claim';
import { menuEntryEntries } from './menu-entry';
import { parseContract } from './parse-contract';
import { collections } from './posts-of-route';
import { connectedOriginSchema, contractVersion, slotNameSchema } from './remote-definition';
import { remoteNameSchema } from './remote-name';
import { calendarsSchema, feedSchema } from './route-files';
import { patternCovers } from './route-pattern';

const integritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a SHA-384 integrity value'));

/** A text of a release that commands print on a line of its own: with a line break it could pretend to be another one. */
const lineSchema = v.pipe(
  v.string(),
  v.maxLength(300, 'must have 300 characters at most'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be one line without control characters'),
);

/** A name that is looked up in an object: one that every object has would be found where there is none. */
const keySchema = v.pipe(
  lineSchema,
  v.check((name) => !(name in Object.prototype), 'must not be a name that every object has, such as "constructor"'),
);

/** A record with all that is given: of itself, one leaves some names out without a word. */
const recordOf = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(key: Key, value: Value) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (given) => typeof given !== 'object' || given === null || !leftOut.some((name) => Object.hasOwn(given, name)),
      'must not have a name that every object has, such as "constructor"',
    ),
    v.record(key, value),
  );
const leftOut = ['__proto__', 'constructor', 'prototype'];

/** A path that stays inside its folder: no `..`, no absolute path, no backslash. */
const filePathSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9_@.~+-]+(\/[A-Za-z0-9_@.~+-]+)*$/,
    'must be a relative path inside the release',
  ),
);

const routeSchema = v.pipe(
  v.object({
    ...composedRouteSchema.entries,
    // Compositions have values that compose has checked here: pages of visitors need not know these rules.
    path: pathSchema,
    expose: keySchema,
    slots: v.optional(v.array(slotNameSchema)),
    aliases: v.optional(v.array(pathSchema)),
    variants: v.optional(v.object(variantEntries)),
    /** For compose alone: a page with all paths of the site in it would grow with each of them. */
    entries: v.optional(v.array(pageAddressSchema)),
    title: v.optional(lineSchema),
    canonical: v.optional(pathSchema),
    feed: v.optional(feedSchema),
    calendars: v.optional(calendarsSchema),
    contents: v.optional(v.literal(true)),
    postsOf: v.optional(v.picklist(collections)),
    /** In releases whose pages were rendered on request for these parameters; their versions are derived with it. */
    query: v.optional(v.pipe(v.array(lineSchema), v.maxLength(100, 'must be 100 at most'))),
  }),
  // Then no entry has an address that its path has not claimed before the other teams.
  v.check(
    ({ path, entries = [] }) => entries.every((entry) => patternCovers(path, entry)),
    'has an entry that is no address of its path',
  ),
  v.check(
    (route) => refusePages(route) === undefined,
    ({ input }) => refusePages(input) ?? '',
  ),
);

const exposeSchema = v.object({
  /** Scripts that the browser needs to run it, entry excluded. */
  scripts: v.array(filePathSchema),
  /** ES modules that it needs as well: the entry loads them, with their hashes. */
  modules: v.optional(v.array(filePathSchema)),
  styles: v.array(filePathSchema),
});

const releaseSchema = v.pipe(
  v.object({
    contractVersion: v.literal(
      contractVersion,
      `must be ${contractVersion}: update this checkout, or release again with it`,
    ),
    remote: remoteNameSchema,
    version: versionSchema,
    team: lineSchema,
    /** The commit it was built from, with `-modified` behind it when the work tree differed; absent outside a checkout. */
    commit: v.optional(lineSchema),
    /** Origin that its browser files are served from, under `/assets/<remote>/<version>/`; the site's own when absent. */
    origin: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i, 'must be an origin'))),
    routes: v.array(routeSchema),
    /** Paths of pages that have moved or gone, each with the page that takes its place. */
    redirects: v.optional(v.record(pageAddressSchema, pageAddressSchema)),
    /** The expose of the part for each slot of other remotes' pages that this one fills. */
    parts: v.optional(recordOf(slotNameSchema, keySchema)),
    /** Its pages in menus of the site. */
    menuEntries: v.optional(recordOf(slotNameSchema, v.array(v.object(menuEntryEntries)))),
    /** Paths of pages that have ended without another one in their place. */
    gone: v.optional(v.array(pageAddressSchema)),
    /** Other origins that its pages fetch from. */
    connects: v.optional(v.array(connectedOriginSchema)),
    exposes: recordOf(keySchema, exposeSchema),
    /** Entry of each build, relative to the release. */
    entries: v.object({ web: filePathSchema, node: filePathSchema }),
    /** Shared singletons and the version this release was built with. */
    shared: recordOf(keySchema, lineSchema),
    files: recordOf(
      filePathSchema,
      v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(0)), integrity: integritySchema }),
    ),
  }),
  v.check((release) => isWithinBounds(release), boundsOfAddresses),
);

/** `release.json`: an immutable build of one remote for the browser and for Node (architecture §9 The contract). */
export type Release = v.InferOutput<typeof releaseSchema>;

const remedy = 'Release the remote again; releases are never edited by hand';

/**
 * Parses a `release.json`, which may be live for long. A release that goes live anew has to pass `checkClaims` as well.
 * @throws {ContractError} naming the file, the field and the reason.
 */
export function parseRelease(data: unknown, file: string): Release {
  return parseContract(releaseSchema, data, { code: 'invalid-release', subject: file, remedy });
}

/** Most characters of a `release.json`: the largest of this site has 35,000, and one with all that a remote may have fits. */
export const maxReleaseText = 16 * 2 ** 20;

/**
 * Parses the text of a `release.json`, as `parseRelease` does.
 * @throws {ContractError | SyntaxError} when it is malformed or no JSON, and before it is read where it is longer than any may be.
 */
export function parseReleaseText(text: string, file: string): Release {
  if (text.length > maxReleaseText)
    throw new ContractError('invalid-release', file, `has more than ${maxReleaseText} characters`, remedy);
  return parseRelease(JSON.parse(text), file);
}

/** Holds a release that goes live anew to the rules of `remote.ts`, whoever has written it. @throws {ContractError} naming the reason. */
export function checkClaims(release: Release): void {
  const reason = findRefusedClaim(release);
  if (reason !== undefined)
    throw new ContractError('invalid-release', `${release.remote}/release.json`, reason, remedy);
}
