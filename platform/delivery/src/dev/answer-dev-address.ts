import { hasPageEach } from 'kit/contract/posts-of-route';
import { patternCovers } from 'kit/contract/route-pattern';
import { notFoundFile } from 'kit/contract/site-index';
import { decodePath } from '../compose/plan/decode-path';
import { pageFile } from '../compose/plan/page-file';
import { planPages } from '../compose/plan/plan-pages';
import type { PlannedPage } from '../compose/plan/planned-page';
import type { DevRemote } from './dev-site';

/** Addresses without a page that a site answers all the same. */
export type DevMoves = {
  /** Where addresses lead that had a page. */
  redirects: Readonly<Record<string, string>>;
  /** Addresses that have been given up. */
  gone: readonly string[];
};

/** The answer of a site to an address: a page, or the address that it has by now. */
type DevAnswer = { status: 200 | 404 | 410; page: PlannedPage } | { status: 301; to: string };

/** The response of the composed site to an address. @param address path, with its query if it has one */
export function answerDevAddress(
  remotes: readonly Pick<DevRemote, 'planned'>[],
  { redirects, gone }: DevMoves,
  address: string,
): DevAnswer {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost');
  const path = pathname === '/' ? pathname : decodePath(pathname).replace(/(?<!\/)\/+$/, '');
  const planned = remotes.map((remote) => remote.planned);
  const { pages, variantPages } = planPages(planned);
  const variant = variantPages.find((one) => one.path === path);
  const file = variant
    ? (variant.files[searchParams.get(variant.parameter) ?? ''] ?? variant.fallback)
    : pageFile(path);
  const page = pages.find((one) => one.file === file);
  if (page) return { status: 200, page };
  const to = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (to !== undefined) return { status: 301, to: encodeURI(to) + search };
  const post = findPost(planned, path);
  if (post) return { status: 200, page: post };
  const notFound: PlannedPage = { location: path, file: notFoundFile, page: { kind: 'not-found' }, indexed: false };
  return { status: gone.includes(path) ? 410 : 404, page: notFound };
}

/** The page of a post, an author or a tag: compose knows the posts, here the address says which one is meant. */
function findPost(planned: readonly DevRemote['planned'][], path: string): PlannedPage | undefined {
  for (const { remote, routes } of planned) {
    const route = routes.find((one) => hasPageEach(one) && patternCovers(one.path, path));
    if (!route) continue;
    const owner = { remote, expose: route.expose };
    const page = { kind: 'route', location: encodeURI(path) } as const;
    return { location: path, file: pageFile(path), page, owner, posts: { summaries: [] }, indexed: true };
  }
  return undefined;
}
