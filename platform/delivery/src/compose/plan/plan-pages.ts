import type { Release } from 'kit/contract/release';
import type { SiteIndex } from 'kit/contract/site-index';
import type { DocumentsSettings } from 'kit/posts/documents-settings';
import type { PublishedPost } from 'kit/posts/published-post';
import { findParts } from './find-parts';
import { listRoutePaths } from './list-route-paths';
import { pageFile } from './page-file';
import { planVariants } from './plan-variants';
import type { PlannedPage } from './planned-page';
import { indexPosts, type PostsIndex } from './posts-index';
import { selectPagePosts } from './select-page-posts';
import { shellPages } from './shell-pages';

/** Pages of the site, and those whose file depends on a query parameter. */
export type SitePlan = { pages: PlannedPage[] } & Pick<SiteIndex, 'variantPages'>;

/**
 * Plans every page of a composition: those of the remotes' routes and of the posts, and the shell's own. Each file is planned once. Where
 * several pages have one, it is the first's, as in the router: the route that stands first, and in it an entry or a post before an alias.
 * @param documents where tools keep their posts, if not on the page's own origin
 */
export function planPages(
  remotes: readonly Pick<Release, 'remote' | 'routes' | 'parts'>[],
  posts: readonly PublishedPost[] = [],
  documents?: DocumentsSettings,
): SitePlan {
  const plan: SitePlan = { pages: [], variantPages: [] };
  const index = indexPosts(posts);
  for (const { remote, routes } of remotes) {
    for (const route of routes) {
      const owner = { remote, expose: route.expose };
      const parts = findParts(route.slots, remotes);
      const add = (pages: readonly PlannedPage[]) =>
        plan.pages.push(...(parts.length > 0 ? pages.map((page) => ({ ...page, parts })) : pages));
      if (route.render === 'client') plan.pages.push(planTool(route, owner, documents));
      else if (route.variants) {
        const { pages, variantPage } = planVariants(route, route.variants, owner);
        add(pages);
        plan.variantPages.push(variantPage);
      } else add(planRoute(route, owner, index));
    }
  }
  plan.pages.push(...shellPages);
  const files = new Map<string, PlannedPage>();
  for (const page of plan.pages) if (!files.has(page.file)) files.set(page.file, page);
  return { ...plan, pages: [...files.values()] };
}

type ReleasedRoute = Release['routes'][number];
type Owner = NonNullable<PlannedPage['owner']>;

/** A tool for staff is rendered by the browser alone. */
function planTool(route: ReleasedRoute, owner: Owner, documents: DocumentsSettings | undefined): PlannedPage {
  const title = route.title === undefined ? {} : { title: route.title };
  const page = { kind: 'client' as const, ...title, ...(documents ? { documents } : {}) };
  return { location: route.path, file: pageFile(route.path), page, owner, indexed: false };
}

/** One page, or one for each entry and post, and once more for each alias. */
function planRoute(route: ReleasedRoute, owner: Owner, posts: PostsIndex): PlannedPage[] {
  const plan = (path: string, file: string, indexed: boolean): PlannedPage => ({
    location: path,
    file,
    // In ASCII, as the browser's own address is.
    page: { kind: 'route', location: encodeURI(path) },
    owner,
    posts: selectPagePosts(route.postsOf ?? route.posts, posts, path.split('/').at(-1)),
    canonical: route.canonical,
    ...(route.contents && { hasContents: true }),
    indexed,
  });
  return [
    ...listRoutePaths(route, posts.all).map((path) => plan(path, pageFile(path), true)),
    // The very same bytes: where a file system ignores case, `/pumps/A` and `/pumps/a` are one file.
    ...(route.aliases ?? []).map((alias) => plan(route.path, pageFile(alias), false)),
  ];
}
