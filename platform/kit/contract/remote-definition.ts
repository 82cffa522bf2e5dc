import * as v from 'valibot';
import { pageAddressSchema, pathSchema, refusePages, variantEntries } from './address';
import { closedObject } from './closed-object';
import { ContractError } from './contract-error';
import { findRefusedClaim } from './find-refused-claim';
import { menuEntryEntries } from './menu-entry';
import { parseContract } from './parse-contract';
import { collections, hasPageEach } from './posts-of-route';
import { remoteNameSchema } from './remote-name';
import { calendarsSchema, feedSchema } from './route-files';
import { patternCovers } from './route-pattern';

/** Version of the contract between shell, remotes and compose that releases are built for. */
export const contractVersion = 3 as const;

/** Schema of the name of a slot, or of a menu. Releases and compositions have it as a key, which `constructor` and `prototype` may not be. */
export const slotNameSchema = v.pipe(
  v.string(),
  v.maxLength(300, 'must have 300 characters at most'),
  v.regex(
    /^(?!(constructor|prototype)$)[a-z]+(-[a-z]+)*$/,
    'must be lower-case words joined by hyphens, such as "robot-partners"',
  ),
);

/** A part of this remote for a slot on pages of others. */
const partDefinitionSchema = closedObject({
  slot: slotNameSchema,
  /** Module of the part, relative to the remote's folder; its default export is made by `definePart`. */
  part: v.pipe(v.string(), v.regex(/^\.\/src\/.+-part\.tsx$/, 'must be "./src/…-part.tsx"')),
});

const routeDefinitionSchema = closedObject({
  /** React Router pattern, such as `/story/:id`. */
  path: pathSchema,
  /** Module of the page, relative to the remote's folder; its default export is a component without props. */
  page: v.pipe(v.string(), v.regex(/^\.\/src\/.+-page\.tsx$/, 'must be "./src/…-page.tsx"')),
  /** `idle`: preloaded silently two seconds after the first page is idle (specification §2). */
  preload: v.optional(v.literal('idle')),
  /** The concrete paths to prerender for a path with parameters. */
  entries: v.optional(v.array(pathSchema)),
  /** Other paths of the same page, which name this one as canonical; links to them exist outside. */
  aliases: v.optional(v.array(pathSchema)),
  /** Path of the page of this remote that stands for this one where search engines list pages; this one's own when absent. */
  canonical: v.optional(pathSchema),
  /** One page per value of a query parameter; the first value stands for a missing or unknown one. */
  variants: v.optional(closedObject(variantEntries)),
  /**
   * Authored posts that the page shows, given by `usePagePosts`: the latest few, all in short, or the one whose slug is
   * the path's one parameter, its last word (then every post is an entry, and takes the place of one that has its address).
   * One route of the site has the pages of posts. The page is composed anew when posts change.
   */
  posts: v.optional(v.picklist(['latest', 'all', 'one'])),
  /**
   * The page lists the posts of the author or the tag that is the path's parameter, in short: each that posts have is an entry. It gets
   * them as others get `posts`, and who or what it is about as their `subject` (posts/posts-subject.ts).
   */
  postsOf: v.optional(v.picklist(collections)),
  /**
   * The page is given what the site has: the titles of all pages, and where the texts stand that are searched. It comes with the
   * page's posts, as `site` (search/site-contents.ts).
   */
  contents: v.optional(v.literal(true)),
  /** The slots that the page has (`shared-config/slots/site-slots`): parts of other remotes are composed into it. */
  slots: v.optional(v.array(slotNameSchema)),
  /** The RSS feed of its page's list, at `rss.xml` below its path. */
  feed: v.optional(feedSchema),
  /** Calendar files below its path, by their names. */
  calendars: v.optional(calendarsSchema),
  /** `client`: a tool that is not prerendered and not indexed. */
  render: v.optional(v.literal('client')),
  /** Title of a tool's page until its script renders the page's own; without the company's name. */
  title: v.optional(v.string()),
});

/** Schema of an origin that pages fetch from: encrypted, and named whole, because a policy is made of it. */
export const connectedOriginSchema = v.pipe(
  v.string(),
  v.regex(
    /^(https|wss):\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    'must be an origin with https or wss, such as "https://api.example", without a path and without a wildcard',
  ),
);

const remoteDefinitionSchema = closedObject({
  name: remoteNameSchema,
  team: v.pipe(v.string(), v.minLength(1)),
  routes: v.array(routeDefinitionSchema),
  /** Parts for slots on pages of other remotes; a slot has one part in the whole site. */
  exposes: v.optional(
    v.pipe(
      v.array(partDefinitionSchema),
      v.check((parts) => new Set(parts.map(({ slot }) => slot)).size === parts.length, 'must name each slot once'),
    ),
  ),
  /** Pages of this remote in menus of the site, which name places for them (`menus` in its definition). */
  menuEntries: v.optional(v.record(slotNameSchema, v.array(closedObject(menuEntryEntries)))),
  /** Paths of pages that have moved or gone, each with the page that takes its place, of whichever remote. */
  redirects: v.optional(v.record(pageAddressSchema, pageAddressSchema)),
  /** Paths of pages that have ended without another one in their place: they are answered with 410. */
  gone: v.optional(v.array(pageAddressSchema)),
  /** Other origins that its pages fetch from; the policy of every page names them, because each leads to all. */
  connects: v.optional(v.array(connectedOriginSchema)),
});

/** The definition of a remote: its name, its team, and the page of each of its routes. */
export type RemoteDefinition = v.InferOutput<typeof remoteDefinitionSchema>;

/**
 * Declares a remote; the one source of truth for its build, its release and its routes (architecture §9 The contract).
 * @throws {ContractError} when the definition is malformed or claims a path twice.
 *
 * @example
 * export default defineRemote({
 *   name: 'mfe-service',
 *   team: 'partners',
 *   routes: [{ path: '/dealers', page: './src/integrate/integrate-page.tsx' }],
 * });
 */
export function defineRemote(definition: v.InferInput<typeof remoteDefinitionSchema>): RemoteDefinition {
  return parseRemoteDefinition(definition, `${definition.name}/remote.ts`);
}

/** Checks a definition that comes from a file. @throws {ContractError} naming the file, the field and the reason. */
export function parseRemoteDefinition(data: unknown, subject: string): RemoteDefinition {
  const remote = parseContract(remoteDefinitionSchema, data, {
    code: 'invalid-definition',
    subject,
    remedy: 'Correct that field in remote.ts',
  });
  const refuse = (reason: string | undefined, remedy: string): void => {
    if (reason !== undefined) throw new ContractError('invalid-definition', subject, reason, remedy);
  };
  const claims = { ...remote, routes: listRoutes(remote), parts: listParts(remote), exposes: undefined };
  refuse(findRefusedClaim(claims), 'Correct that in remote.ts');
  for (const route of remote.routes) {
    checkClaimedOnce(remote, route, subject);
    const { path, entries } = route;
    if (path.includes(':') && entries === undefined && !hasPageEach(route))
      refuse(`path ${path} has a parameter but no entries`, 'List the concrete paths to prerender in "entries"');
    // Another one may be a page of another team.
    const strange = entries?.find((entry) => entry.includes(':') || !patternCovers(path, entry));
    const remedy = 'Give that page a route of its own, or correct the entry';
    refuse(strange && `entry ${strange} is no address of its path ${path}`, remedy);
    // A page that compose cannot write would be found out by the first release of it.
    refuse(refusePages(route), 'Give each of these pages a route of its own, with a path without a parameter');
  }
  return remote;
}

type RouteDefinition = RemoteDefinition['routes'][number];

/**
 * No route before this one matches an address of it: the first route that matches has the address. So the order of the
 * routes is that of React Router's ranking, and no address has two pages.
 */
function checkClaimedOnce({ routes }: RemoteDefinition, route: RouteDefinition, subject: string): void {
  for (const claimed of [route.path, ...(route.aliases ?? []), ...(route.entries ?? [])]) {
    for (const other of routes.slice(0, routes.indexOf(route))) {
      const before = [other.path, ...(other.aliases ?? [])].find((path) => patternCovers(path, claimed));
      if (before === undefined) continue;
      const isSame = patternCovers(claimed, before);
      throw new ContractError(
        'route-conflict',
        subject,
        isSame
          ? `path ${claimed} is claimed twice${before === claimed ? '' : `, as ${before}`}`
          : `path ${claimed} stands behind ${before}, which matches it as well`,
        isSame ? 'Remove one of the two routes' : `Put the route of ${claimed} before that of ${before}`,
      );
    }
  }
}

/** Key under which a module of a page or a part is exposed: `./src/contact/contact-page.tsx` → `./contact/contact-page`. */
export function exposeName(module: string): string {
  return module.replace(/^\.\/src\//, './').replace(/\.tsx$/, '');
}

/** The modules of a remote that are loaded from outside, its pages and its parts, by their keys. */
export const listExposes = ({
  routes,
  exposes = [],
}: Pick<RemoteDefinition, 'routes' | 'exposes'>): Record<string, string> =>
  Object.fromEntries(
    [...routes.map(({ page }) => page), ...exposes.map(({ part }) => part)].map((module) => [
      exposeName(module),
      module,
    ]),
  );

/** The routes of a remote as releases name them: the key of each page in place of its module. */
export const listRoutes = ({ routes }: Pick<RemoteDefinition, 'routes'>) =>
  routes.map(({ page, ...route }) => ({
    ...route,
    // The subject of a page of an author or tag, and the texts of the whole site, come with the posts.
    ...((route.contents || route.postsOf) && { posts: route.posts ?? ('latest' as const) }),
    expose: exposeName(page),
  }));

/** The parts of a remote: the key of each, by its slot. */
export const listParts = ({ exposes = [] }: Pick<RemoteDefinition, 'exposes'>): Record<string, string> =>
  Object.fromEntries(exposes.map(({ slot, part }) => [slot, exposeName(part)]));
