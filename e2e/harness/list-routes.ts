import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { site } from 'shared-config/site';
import { composedSite } from './site-server';

/** Every address in the sitemap of the composed site. */
export function listRoutes(): string[] {
  const sitemap = readFileSync(join(composedSite(), 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.slice(site.origin.length) || '/',
  );
}

/** Every address that a visitor or a member of staff can open: those of the sitemap, and those that stand in none. */
export const listPages = (): string[] => [
  ...listRoutes(),
  '/lp2',
  '/lp3',
  '/coming-soon',
  '/products/mag',
  '/search',
  '/list',
  '/native-blogs',
  '/draft',
  '/nowhere',
  '/thank-you',
];

/** One page of each route: the first of the pages that a route of a remote makes, and every page that no route makes. */
export function listRoutePages(): ReadonlySet<string> {
  const file = join(composedSite(), siteCompositionPath);
  const { remotes } = parseSiteComposition(JSON.parse(readFileSync(file, 'utf8')), file);
  const routes = remotes.flatMap((remote) => remote.routes.map(({ path }) => path));
  const routeOf = (page: string) => {
    const [path = ''] = page.split('?');
    const made = routes.find((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
    return made ?? page;
  };
  return new Set(
    new Map(
      listPages()
        .toReversed()
        .map((page) => [routeOf(page), page]),
    ).values(),
  );
}
