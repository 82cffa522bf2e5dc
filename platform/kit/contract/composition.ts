import * as v from 'valibot';
import { parseContract } from './parse-contract';
import { remoteNameSchema } from './remote-name';

/** Content-derived version of a release: 16 hexadecimal digits. */
export const versionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'));

/**
 * Schema of a route as browsers need it: that of a release has checked it more closely. It has few kinds of schema, because each stands in
 * front of every first view: no picklist, no variant, no least length.
 */
export const composedRouteSchema = v.object({
  path: v.string(),
  expose: v.string(),
  preload: v.optional(v.literal('idle')),
  aliases: v.optional(v.array(v.string())),
  variants: v.optional(v.object({ parameter: v.string(), values: v.array(v.string()) })),
  posts: v.optional(v.union([v.literal('latest'), v.literal('all'), v.literal('one')])),
  slots: v.optional(v.array(v.string())),
  render: v.optional(v.literal('client')),
});

/** Schema of the parts of a remote: their exposes, by slot. */
const partsSchema = v.record(v.string(), v.string());

/** One route as composed. */
export type Route = v.InferOutput<typeof composedRouteSchema>;

/** Version of a build that was never released: a teammate's in place of a release, or one under development. */
export const unreleasedVersion = '0000000000000000';

/** Schema of one remote of a composition. */
export const composedRemoteSchema = v.object({
  name: remoteNameSchema,
  team: v.string(),
  version: versionSchema,
  /** Absolute URL path (or URL) of the browser entry. */
  entry: v.string(),
  /** Absent in development alone; the host refuses to run an entry without it. */
  integrity: v.optional(v.string()),
  /** A teammate's build in place of the release, on this machine: it has no pinned hash. Compose never writes it. */
  isOverride: v.optional(v.literal(true)),
  routes: v.array(composedRouteSchema),
  /** The expose of its part for each slot that it fills. */
  parts: v.optional(partsSchema),
});

/** Schema of the remote of a version, or a build, that stands in for a live one. */
export const previewedRemoteSchema = v.pick(composedRemoteSchema, ['name', 'team', 'routes', 'parts']);

/** Schema of the page that an HTML file was prerendered for. */
const pageSchema = v.union([
  v.object({ kind: v.literal('route'), location: v.string() }),
  v.object({ kind: v.literal('not-found') }),
  /**
   * A tool: nothing inside the frame was prerendered, and the page names where documents are kept. The tool parses
   * these settings (`documentsSettingsSchema`): no visitor's page loads that schema.
   */
  v.object({ kind: v.literal('client'), title: v.optional(v.string()), documents: v.optional(v.unknown()) }),
]);

/** A script, with the hash that compose wrote down. */
const scriptSchema = v.object({ src: v.string(), integrity: v.optional(v.string()) });

/** Schema of the composition that a page inlines. */
export const pageCompositionSchema = v.object({
  /** Version of the shell that it runs. */
  shell: versionSchema,
  /** The remote that draws the page, and those that fill its slots; none for the shell's own pages. All of them in development. */
  remotes: v.array(composedRemoteSchema),
  /** The scripts of this page, the host's entry first: known in advance, so that nothing is discovered one after the other. */
  scripts: v.array(scriptSchema),
  /** The script that measures the page once it is interactive. Absent under development, and of a shell without it. */
  measure: v.optional(scriptSchema),
  page: pageSchema,
  /**
   * Address for the page's report of how it fared, where that is not the server of the site, or not each page reports: its fragment is how
   * many of 100 do. Empty where no page does.
   */
  signals: v.optional(v.string()),
});

/** Schema of `composition.json`. */
const siteCompositionSchema = v.object({
  /** Content-derived id of the whole composition. */
  id: versionSchema,
  /** Version of the shell. */
  shell: versionSchema,
  remotes: v.array(composedRemoteSchema),
});

/**
 * The packages that a page runs, pinned and inlined in it: the shell and its own remote (architecture §9 The contract). Its bytes do not
 * depend on other remotes.
 */
export type PageComposition = v.InferOutput<typeof pageCompositionSchema>;
/** Pinned versions and routes of a composed site: once, at one address (architecture §9 The contract). */
export type SiteComposition = v.InferOutput<typeof siteCompositionSchema>;
/** One remote of a composition. */
export type ComposedRemote = v.InferOutput<typeof composedRemoteSchema>;
/** The fields of a remote's preview: of a version, or a build, that stands in for the live one. */
export type PreviewedRemote = v.InferOutput<typeof previewedRemoteSchema>;
/** The page that an HTML file was prerendered for. */
export type ComposedPage = v.InferOutput<typeof pageSchema>;

/** Id of the element that carries the composition in every page. */
export const compositionElementId = 'composition';

/** Data as it stands inside a `<script>`: `<` could end the element early; JSON reads the escape as the same character. */
export const serialiseInline = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Characters around the composition in a page: compose searches for them to pin other versions to a rendered page. */
export const compositionElement = {
  before: `<script type="application/json" id="${compositionElementId}">`,
  after: '</script>',
} as const;

/** Where a site has its composition; never cached without asking. */
export const siteCompositionPath = '/composition.json';

const describe = (subject: string) =>
  ({ code: 'invalid-composition', subject, remedy: 'Compose the site again' }) as const;

/** Parses the composition of a page. @throws {ContractError} naming the field and the reason. */
export const parsePageComposition = (data: unknown, subject: string): PageComposition =>
  parseContract(pageCompositionSchema, data, describe(subject));

/** Parses the composition of a site. @throws {ContractError} naming the field and the reason. */
export const parseSiteComposition = (data: unknown, subject: string): SiteComposition =>
  parseContract(siteCompositionSchema, data, describe(subject));
