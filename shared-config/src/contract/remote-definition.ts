import * as v from 'valibot';
import { ContractError } from './contract-error';
import { parseContract } from './parse-contract';
import { isReservedPath } from './reserved-path';

/**
 * Version of the contract that releases are built for. 2: a page names its own remote, and the shell finds the others in
 * `composition.json`; 1: a page names all of them.
 */
export const contractVersion = 2;

/** Lower-case words joined by hyphens: the name of a remote's folder, package and release. */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as "mfe-products"'),
);

const pathSchema = v.pipe(
  v.string(),
  v.regex(/^\/([A-Za-z0-9:_.*-]+(\/[A-Za-z0-9:_.-]+)*)?$/, 'must be an absolute path without a trailing slash'),
);

const routeDefinitionSchema = v.strictObject({
  /** React Router pattern, such as `/case-study/:id`. */
  path: v.pipe(
    pathSchema,
    v.check((path) => !isReservedPath(path), 'the site keeps this address for itself: docs/add-a-page.md'),
  ),
  /** Module of the page, relative to the remote's folder; its default export is a component without props. */
  page: v.pipe(v.string(), v.regex(/^\.\/src\/.+-page\.tsx$/, 'must be "./src/…-page.tsx"')),
  /** `idle`: preloaded silently two seconds after the first page is idle (specification §2). */
  preload: v.optional(v.literal('idle')),
  /** The concrete paths to prerender for a path with parameters. */
  entries: v.optional(v.array(pathSchema)),
  /** Other paths of the same page, which name this one as canonical; links to them exist outside. */
  aliases: v.optional(v.array(pathSchema)),
  /** One page per value of a query parameter; the first value stands for a missing or unknown one. */
  variants: v.optional(
    v.strictObject({
      parameter: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
      values: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/))), v.minLength(1)),
    }),
  ),
  /**
   * Authored posts that the page shows, given by `usePagePosts`: the latest few, all in short, or the one whose slug is
   * the path's parameter (then the posts are the entries). The page is composed anew when posts change.
   */
  posts: v.optional(v.picklist(['latest', 'all', 'one'])),
  /** Limits of its own in bytes of brotli, for a page that has a reason; a decision record names it. */
  budget: v.optional(v.strictObject({ html: v.number(), scripts: v.number() })),
  /** `client`: a tool that is not prerendered and not indexed. */
  render: v.optional(v.literal('client')),
  /** Title of a tool's page until its script renders the page's own; without the company's name. */
  title: v.optional(v.string()),
});

const remoteDefinitionSchema = v.strictObject({
  name: remoteNameSchema,
  team: v.pipe(v.string(), v.minLength(1)),
  routes: v.array(routeDefinitionSchema),
});

/** What a remote is: its name, its team, and the page of each of its routes. */
export type RemoteDefinition = v.InferOutput<typeof remoteDefinitionSchema>;

/**
 * Declares a remote; the one source of truth for its build, its release and its routes (design §3).
 * @throws {ContractError} when the definition is malformed or claims a path twice.
 *
 * @example
 * export default defineRemote({
 *   name: 'mfe-partners',
 *   team: 'partners',
 *   routes: [{ path: '/tech-partner', page: './src/integrate/integrate-page.tsx' }],
 * });
 */
export function defineRemote(definition: v.InferInput<typeof remoteDefinitionSchema>): RemoteDefinition {
  return parseRemoteDefinition(definition, `remote.ts of ${definition.name}`);
}

/**
 * Checks a definition that comes from a file.
 * @throws {ContractError} naming the file, the field and the reason.
 */
export function parseRemoteDefinition(data: unknown, subject: string): RemoteDefinition {
  const remote = parseContract(remoteDefinitionSchema, data, {
    code: 'invalid-definition',
    subject,
    remedy: 'Correct that field in remote.ts',
  });
  const seen = new Set<string>();
  for (const { path, entries, posts, aliases = [] } of remote.routes) {
    for (const claimed of [path, ...aliases]) {
      if (seen.has(claimed)) {
        throw new ContractError(
          'route-conflict',
          subject,
          `path ${claimed} is claimed twice`,
          'Remove one of the two routes',
        );
      }
      seen.add(claimed);
    }
    if (path.includes(':') && entries === undefined && posts !== 'one') {
      throw new ContractError(
        'invalid-definition',
        subject,
        `path ${path} has a parameter but no entries`,
        'List the concrete paths to prerender in "entries"',
      );
    }
  }
  return remote;
}

/** Name of a remote inside Module Federation, where it becomes a global variable: `mfe-products` → `mfe_products`. */
export function federationName(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}

/** Key under which a page module is exposed: `./src/contact/contact-page.tsx` → `./contact/contact-page`. */
export function exposeName(page: string): string {
  return page.replace(/^\.\/src\//, './').replace(/\.tsx$/, '');
}
