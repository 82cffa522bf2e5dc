import { patternCovers } from 'shared-config/contract/route-pattern';
import { notFoundFile, pageFile } from '../compose/plan/page-file';
import { type PlannedPage, planPages } from '../compose/plan/plan-pages';
import type { DevRemote } from './dev-site';

/** The page of an address, as compose would plan it. @param address path, with its query if it has one */
export function findDevPage(remotes: readonly Pick<DevRemote, 'planned'>[], address: string): PlannedPage {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const planned = remotes.map((remote) => remote.planned);
  const { pages, variantPages } = planPages(planned);
  const variant = variantPages.find((one) => one.path === path);
  const file = variant
    ? (variant.files[searchParams.get(variant.parameter) ?? ''] ?? variant.fallback)
    : pageFile(path);
  const found = pages.find((page) => page.file === file) ?? findPost(planned, path);
  return found ?? { location: path, file: notFoundFile, page: { kind: 'not-found' }, indexed: false };
}

/** The page of a post: compose knows the posts, here the address says which one is meant. */
function findPost(planned: readonly DevRemote['planned'][], path: string): PlannedPage | undefined {
  for (const { remote, routes } of planned) {
    const route = routes.find((one) => one.posts === 'one' && patternCovers(one.path, path));
    if (!route) continue;
    const owner = { remote, expose: route.expose };
    return { location: path, file: pageFile(path), page: { kind: 'route', location: path }, owner, indexed: true };
  }
  return undefined;
}
