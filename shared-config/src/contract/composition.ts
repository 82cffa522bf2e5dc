import * as v from 'valibot';
import { parseContract } from './parse-contract';
import { composedRouteSchema, versionSchema } from './release';
import { remoteNameSchema } from './remote-definition';

/** Version of a build that was never released: a teammate's in place of a release, or one under development. */
export const unreleasedVersion = '0'.repeat(16);

const composedRemoteSchema = v.object({
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
});

/** What an HTML file was prerendered for. */
const pageSchema = v.variant('kind', [
  v.object({ kind: v.literal('route'), location: v.string() }),
  v.object({ kind: v.literal('not-found') }),
  /**
   * A tool: nothing inside the frame was prerendered, and the page names where documents are kept. The tool parses
   * these settings (`documentsSettingsSchema`): no visitor's page loads that schema.
   */
  v.object({ kind: v.literal('client'), title: v.optional(v.string()), documents: v.optional(v.unknown()) }),
]);

/** Schema of `composition.json`. */
export const compositionSchema = v.object({
  /** Content-derived id of the whole composition. */
  id: versionSchema,
  remotes: v.array(composedRemoteSchema),
  /** What this page runs, the host's entry first: known in advance, so that nothing is discovered one after the other. */
  scripts: v.array(v.object({ src: v.string(), integrity: v.optional(v.string()) })),
  page: pageSchema,
});

/** Pinned versions and routes of a composed site; inlined in every page (design §3). */
export type Composition = v.InferOutput<typeof compositionSchema>;
/** One remote of a composition. */
export type ComposedRemote = v.InferOutput<typeof composedRemoteSchema>;
/** What an HTML file was prerendered for. */
export type ComposedPage = v.InferOutput<typeof pageSchema>;

/** Id of the element that carries the composition in every page. */
export const compositionElementId = 'composition';

/** Data as it stands inside a `<script>`: `<` could end the element early; JSON reads the escape as the same character. */
export const serialiseInline = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Characters around the composition in a page: what compose looks for to pin other versions to a page it has already rendered. */
export const compositionElement = {
  before: `<script type="application/json" id="${compositionElementId}">`,
  after: '</script>',
} as const;

/**
 * Parses a composition.
 * @throws {ContractError} naming the field and the reason.
 */
export function parseComposition(data: unknown, subject: string): Composition {
  return parseContract(compositionSchema, data, {
    code: 'invalid-composition',
    subject,
    remedy: 'Compose the site again',
  });
}
