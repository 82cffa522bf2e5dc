import type { ComposedPage, ComposedRemote } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';
import type { SiteIndex } from 'shared-config/contract/site-index';

/** A page to be written: what it is prerendered for, and its file in the site. */
export type PlannedPage = {
  /** Address that the router sees while it prerenders. */
  location: string;
  file: string;
  page: ComposedPage;
  /** Remote and expose that draw it; absent for the shell's own pages. */
  owner?: { remote: string; expose: string };
  /** Whether search engines may list it. */
  indexed: boolean;
};

/** Pages of the site, and those whose file depends on a query parameter. */
export type SitePlan = { pages: PlannedPage[]; variantPages: SiteIndex['variantPages'] };

/** `/contact` → `contact/index.html`: found by every static host, with and without a trailing slash. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** Plans every page of a composition: those of the remotes' routes, and the shell's own. */
export function planPages(remotes: readonly ComposedRemote[]): SitePlan {
  const variantPages: SiteIndex['variantPages'] = [];
  const pages = remotes.flatMap(({ name, routes }) =>
    routes.flatMap((route): PlannedPage[] => {
      const owner = { remote: name, expose: route.expose };
      if (route.render === 'client') {
        return [{ location: route.path, file: pageFile(route.path), page: { kind: 'client' }, owner, indexed: false }];
      }
      if (route.variants) return planVariants(route, route.variants, owner, variantPages);
      const plan = (path: string, file: string, indexed: boolean): PlannedPage => {
        return { location: path, file, page: { kind: 'route', location: path }, owner, indexed };
      };
      return [
        ...(route.entries ?? [route.path]).map((path) => plan(path, pageFile(path), true)),
        // The very same bytes: where a file system ignores case, `/products/Mag` and `/products/mag` are one file.
        ...(route.aliases ?? []).map((alias) => plan(route.path, pageFile(alias), false)),
      ];
    }),
  );
  return { pages: [...pages, ...shellPages], variantPages };
}

/** Pages that the shell brings itself. */
const shellPages: PlannedPage[] = [
  {
    location: '/thank-you',
    file: pageFile('/thank-you'),
    page: { kind: 'route', location: '/thank-you' },
    indexed: false,
  },
  { location: '/404', file: '404.html', page: { kind: 'not-found' }, indexed: false },
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
