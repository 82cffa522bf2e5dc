import type { ComposedPage } from 'shared-config/contract/composition';
import type { Release, Route } from 'shared-config/contract/release';
import type { SiteIndex } from 'shared-config/contract/site-index';
import { thankYouPath } from 'shared-config/forms/thank-you-path';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { type PagePosts, type PublishedPost, pagePostsFile } from 'shared-config/posts/published-post';
import { selectPagePosts } from '../posts/page-posts';

/** A page to be written: what it is prerendered for, and its file in the site. */
export type PlannedPage = {
  /** Address that the router sees while it prerenders. */
  location: string;
  file: string;
  page: ComposedPage;
  /** Remote and expose that draw it; absent for the shell's own pages. */
  owner?: { remote: string; expose: string };
  /** Authored posts that it shows, if its route asks for any. */
  posts?: PagePosts | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
};

/** Pages of the site, and those whose file depends on a query parameter. */
export type SitePlan = { pages: PlannedPage[]; variantPages: SiteIndex['variantPages'] };

/** `/contact` → `contact/index.html`: found by every static host, with and without a trailing slash. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** File with a page's authored posts, beside the page: `/blogs` → `blogs/posts.json`. */
export const pagePostsPath = (page: PlannedPage) => page.file.replace(/index\.html$/, pagePostsFile);

/**
 * Plans every page of a composition: those of the remotes' routes and of the posts, and the shell's own.
 * @param documents where tools keep their posts, if not on the page's own origin
 */
export function planPages(
  remotes: readonly Pick<Release, 'remote' | 'routes'>[],
  posts: readonly PublishedPost[] = [],
  documents?: DocumentsSettings,
): SitePlan {
  const variantPages: SiteIndex['variantPages'] = [];
  const pages = remotes.flatMap(({ remote, routes }) =>
    routes.flatMap((route): PlannedPage[] => {
      const owner = { remote, expose: route.expose };
      if (route.render === 'client') {
        const title = route.title === undefined ? {} : { title: route.title };
        const page = { kind: 'client' as const, ...title, ...(documents ? { documents } : {}) };
        return [{ location: route.path, file: pageFile(route.path), page, owner, indexed: false }];
      }
      if (route.variants) return planVariants(route, route.variants, owner, variantPages);
      const plan = (path: string, file: string, indexed: boolean): PlannedPage => {
        const pagePosts = selectPagePosts(route.posts, posts, path.split('/').at(-1));
        return { location: path, file, page: { kind: 'route', location: path }, owner, posts: pagePosts, indexed };
      };
      const entries = route.posts === 'one' ? posts.map(({ slug }) => route.path.replace(/:\w+/, slug)) : route.entries;
      return [
        ...(entries ?? [route.path]).map((path) => plan(path, pageFile(path), true)),
        // The very same bytes: where a file system ignores case, `/products/Mag` and `/products/mag` are one file.
        ...(route.aliases ?? []).map((alias) => plan(route.path, pageFile(alias), false)),
      ];
    }),
  );
  return { pages: [...pages, ...shellPages], variantPages };
}

/** File of the page that a server answers with when there is none. */
export const notFoundFile = '404.html';

/** Pages that the shell brings itself. */
const shellPages: PlannedPage[] = [
  {
    location: thankYouPath,
    file: pageFile(thankYouPath),
    page: { kind: 'route', location: thankYouPath },
    indexed: false,
  },
  { location: '/404', file: notFoundFile, page: { kind: 'not-found' }, indexed: false },
];

/**
 * One file a value, and the first value's once more at the plain path: that is what a missing or unknown value gets,
 * and all that a static host without rules for queries can serve.
 */
function planVariants(
  { path }: Route,
  { parameter, values }: NonNullable<Route['variants']>,
  owner: { remote: string; expose: string },
  variantPages: SiteIndex['variantPages'],
): PlannedPage[] {
  const file = (value: string) => `${path.slice(1)}/${parameter}-${value}.html`;
  variantPages.push({
    path,
    parameter,
    fallback: pageFile(path),
    files: Object.fromEntries(values.map((value) => [value, file(value)])),
  });
  const variants = values.map((value): PlannedPage => {
    const location = `${path}?${parameter}=${value}`;
    return { location, file: file(value), page: { kind: 'route', location }, owner, indexed: true };
  });
  const [first] = variants;
  return first ? [{ ...first, file: pageFile(path), indexed: false }, ...variants] : [];
}
