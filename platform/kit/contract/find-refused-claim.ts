import * as v from 'valibot';
import { composedRouteSchema } from './composition';
import {
  collections,
  hasPageEach,
  hasPageOfPost,
  isFillable,
  listsAllPosts,
  type RouteOfPosts,
} from './posts-of-route';
import { patternCovers } from './route-pattern';

// The claims that a remote may make, in its definition and in its releases: a release comes from another team's machine.

/** The files that the browser needs for a page or a part. */
type Loaded = { scripts: readonly string[]; modules?: readonly string[] | undefined; styles: readonly string[] };

const listLoaded = ({ scripts, modules = [], styles }: Loaded) => [...scripts, ...modules, ...styles];

/** The claims of a remote, in its definition and in its releases. */
type Claims = {
  routes: readonly (RouteOfPosts & {
    path: string;
    /** Key of its page. */
    expose: string;
    aliases?: readonly string[] | undefined;
    entries?: readonly string[] | undefined;
    variants?: { values: readonly string[] } | undefined;
    canonical?: string | undefined;
    slots?: readonly string[] | undefined;
    contents?: true | undefined;
    feed?: { items: readonly object[] } | undefined;
    calendars?: Readonly<Record<string, string>> | undefined;
  })[];
  redirects?: Readonly<Record<string, string>> | undefined;
  gone?: readonly string[] | undefined;
  connects?: readonly string[] | undefined;
  /** Origin that its files are served from. */
  origin?: string | undefined;
  parts?: Readonly<Record<string, string>> | undefined;
  menuEntries?: Readonly<Record<string, readonly { to: string }[]>> | undefined;
  // Known of a release alone.
  exposes?: Readonly<Record<string, Loaded>> | undefined;
  entries?: { web: string; node: string } | undefined;
  shared?: Readonly<Record<string, string>> | undefined;
  files?: Readonly<Record<string, object>> | undefined;
};

/** Most paths and aliases of a remote: each is compared with all of other remotes. The largest of this site has 36. */
export const maxClaims = 1000;

/** Most entries, variants, redirects and addresses that were given up, of one remote: compose is measured with as many pages. */
export const maxAddresses = 5000;

/** Most origins that the pages of a remote fetch from, and characters of an origin: the policy of every page of the site names them. */
export const maxConnects = 20;
export const maxOrigin = 200;

/** The other limits of a remote, each many times what a remote of this site has. All of it is in pages, in `composition.json`, or written by compose. */
export const claimBounds = {
  parts: 100,
  /** In all menus: they stand in every page of the site. */
  menuEntries: 20,
  /** Slots of all routes. */
  slots: 500,
  /**
   * Characters of what compositions have of its routes and parts, as JSON: they are in each page of the remote, and in `composition.json`.
   * The largest of this site has 2,088.
   */
  composed: 50_000,
  /** Routes with a page for each author, and for each tag: the pages grow with the posts of others. */
  routesOfCollection: 5,
  /** Pages that list every post, or all contents of the site: each grows with the pages of others. */
  wholeLists: 50,
  /** Pages with the latest posts: each post of anybody renders all of them. This site has one. */
  latestLists: 500,
  feeds: 50,
  /** Items of feeds, and calendars, of all routes. */
  listed: 5000,
  /** Characters of feeds and calendars of all routes. */
  listedText: 2_000_000,
  /** Scripts, modules and styles of one page or part, and characters of their names. */
  loaded: 200,
  loadedText: 20_000,
  /**
   * Exposes of a release: every compose reads it. The largest of this site has 22 exposes, 97 files, and 5,000 characters of all their
   * names.
   */
  exposes: 1100,
  shared: 100,
  /** As many files as the release store takes. */
  files: 10_000,
  namedText: 2_000_000,
} as const;

/** Whether a remote claims no more addresses than compose can check in a moment. */
export const isWithinBounds = ({ routes, redirects = {}, gone = [] }: Claims): boolean =>
  sum(routes.map(({ aliases = [] }) => 1 + aliases.length)) <= maxClaims &&
  sum(routes.map(({ entries = [], variants }) => entries.length + (variants?.values.length ?? 0))) +
    Object.keys(redirects).length +
    gone.length <=
    maxAddresses;

/** The bounds that `isWithinBounds` enforces, for a message. */
export const boundsOfAddresses = `must have ${maxClaims} paths and aliases at most, and ${maxAddresses} entries, variants, redirects and addresses in "gone"`;

const countPages = (routes: Claims['routes']) =>
  sum(routes.map(({ entries, aliases = [] }) => (entries?.length ?? 1) + aliases.length));

/** The bound that a remote exceeds, in words; `undefined` when there is none. */
function findTooMany(claims: Claims): string | undefined {
  const { routes, connects = [], origin = '', parts = {}, menuEntries = {} } = claims;
  const { exposes = {}, shared = {}, files = {} } = claims;
  if (!isWithinBounds(claims)) return boundsOfAddresses;
  const loaded = Object.values(exposes).map(listLoaded);
  const listed = routes.map(({ feed, calendars = {} }) => ({
    items: feed?.items ?? [],
    files: Object.keys(calendars),
  }));
  const counts: [what: string, count: number, most: number][] = [
    ['origins in "connects"', connects.length, maxConnects],
    ['characters of an origin', greatest([origin, ...connects].map(({ length }) => length)), maxOrigin],
    ['parts', Object.keys(parts).length, claimBounds.parts],
    ['menu entries', Object.values(menuEntries).flat().length, claimBounds.menuEntries],
    ['slots', sum(routes.map(({ slots = [] }) => slots.length)), claimBounds.slots],
    [
      'characters of paths, aliases, variants, slots, exposes and parts',
      JSON.stringify([v.parse(v.array(composedRouteSchema), routes), parts]).length,
      claimBounds.composed,
    ],
    ...collections.map((each): [string, number, number] => [
      `routes with a page for each ${each}`,
      routes.filter(({ postsOf }) => postsOf === each).length,
      claimBounds.routesOfCollection,
    ]),
    [
      'pages with all posts (posts: "all") or all that the site has ("contents")',
      countPages(routes.filter((route) => route.contents || listsAllPosts(route))),
      claimBounds.wholeLists,
    ],
    [
      'pages with the latest posts (posts: "latest")',
      countPages(routes.filter((route) => route.posts === 'latest' && !hasPageEach(route))),
      claimBounds.latestLists,
    ],
    ['feeds', routes.filter(({ feed }) => feed).length, claimBounds.feeds],
    [
      'items of feeds and calendars',
      sum(listed.map(({ items, files }) => items.length + files.length)),
      claimBounds.listed,
    ],
    [
      'characters of feeds and calendars',
      sum(routes.map(({ feed = {}, calendars = {} }) => JSON.stringify([feed, calendars]).length)),
      claimBounds.listedText,
    ],
    ['scripts, modules and styles of one page', greatest(loaded.map(({ length }) => length)), claimBounds.loaded],
    [
      'characters of names of scripts, modules and styles of one page',
      greatest(loaded.map((names) => names.join('').length)),
      claimBounds.loadedText,
    ],
    ['pages and parts in "exposes"', Object.keys(exposes).length, claimBounds.exposes],
    ['shared packages', Object.keys(shared).length, claimBounds.shared],
    ['files', Object.keys(files).length, claimBounds.files],
    [
      'characters of exposes, shared packages and names of files',
      JSON.stringify([exposes, shared, Object.keys(files)]).length,
      claimBounds.namedText,
    ],
  ];
  const [what, count, most] = counts.find(([, found, bound]) => found > bound) ?? [];
  return what && `has ${count} ${what}, and must have ${most} at most`;
}

/** A file that a release names and does not have: nobody would notice, until the first page needs it. */
function findUnlisted({ exposes = {}, entries, files }: Claims): string | undefined {
  if (!entries || !files) return undefined;
  const named = [entries.web, ...Object.values(exposes).flatMap(listLoaded)].map((file) => `web/${file}`);
  return [`node/${entries.node}`, ...named].find((file) => !Object.hasOwn(files, file));
}

/** What is wrong with the entries in menus: one leads to no page that this remote has for certain, or is there twice. */
function findWrongEntry({ routes, menuEntries = {} }: Claims): string | undefined {
  const pages = routes.flatMap(({ path, entries = [] }) => (path.includes(':') ? entries : [path]));
  return Object.entries(menuEntries).flatMap(([menu, entries]) => {
    const left = new Set(pages);
    const strange = entries.find(({ to }) => !left.delete(to));
    if (!strange) return [];
    const reason = pages.includes(strange.to)
      ? 'there twice'
      : 'no path of this remote without a parameter, nor one of "entries"';
    return `field "menuEntries.${menu}": ${strange.to} is ${reason}`;
  })[0];
}

/**
 * Why a remote may not go live with its claims, whoever has written its release; `undefined` when it may. It is no part of the schema: what
 * is live from before one of these rules is composed all the same.
 */
export function findRefusedClaim(claims: Claims): string | undefined {
  const { routes } = claims;
  const tooMany = findTooMany(claims);
  if (tooMany !== undefined) return tooMany;
  const unlisted = findUnlisted(claims);
  if (unlisted !== undefined) return `names ${unlisted}, which is not among its "files"`;
  const wrongEntry = findWrongEntry(claims);
  if (wrongEntry !== undefined) return wrongEntry;
  const unfillable = routes.find((route) => hasPageEach(route) && !isFillable(route.path));
  if (unfillable) return explainUnfillable(unfillable);
  const whole = routes.find((route) => route.contents && hasPageEach(route));
  if (whole)
    return `path ${whole.path} has a page for each post, author or tag, so none with all that the site has ("contents")`;
  const [first, second] = routes.filter(hasPageOfPost);
  if (first && second) return `${first.path} and ${second.path} are both the page of each post, which has one page`;
  const claimed = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const strange = routes.find(
    ({ canonical }) =>
      canonical !== undefined && (canonical.includes(':') || !claimed.some((own) => patternCovers(own, canonical))),
  );
  return strange && `path ${strange.path} names ${strange.canonical} as "canonical", which is no page of this remote`;
}

/** Why a route has no page for each post, author or tag, as it says. */
export const explainUnfillable = ({ path }: { path: string }): string =>
  `path ${path} has a page for each post, author or tag, so it must have one parameter, as its last word`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const greatest = (numbers: readonly number[]) => numbers.reduce((most, one) => Math.max(most, one), 0);
