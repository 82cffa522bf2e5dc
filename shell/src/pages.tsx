import { Activity, memo, type ReactNode, Suspense, use, useState } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import type { ComposedPage, ComposedRemote, PageComposition } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';
import { thankYouPath } from 'shared-config/forms/thank-you-path';
import type { PagePosts } from 'shared-config/posts/published-post';
import { NotFoundPage } from './not-found/not-found-page';
import { usePreparedPage } from './preloading/prepared-page';
import { FullLoad } from './remotes/full-load';
import { recoverByFullLoad } from './remotes/page-loader';
import { RemotePage } from './remotes/remote-page';
import { knownSiteRemotes, loadSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { type OnPageReady, PageOnScreen, PageReady } from './routing/page-ready';
import { PageSkeleton } from './skeleton/page-skeleton';
import { ThankYouPage } from './thank-you/thank-you-page';

type PagesProps = {
  composition: PageComposition;
  /** Authored posts of the page that was prerendered. */
  posts: PagePosts | undefined;
  /** Whether the page on screen is the one that the document was loaded for. */
  isFirstPage: boolean;
  onReady: OnPageReady;
};

/** The page on screen, and out of sight the one that the visitor points at. */
export function Pages({ isFirstPage, ...site }: PagesProps) {
  const location = useLocation();
  const { pathname } = location;
  const prepared = usePreparedPage(pathname);
  // One list, in which a page keeps its place when it is shown. The prerendered page is in no boundary: that would hydrate on
  // its own, after the frame.
  const pages = isFirstPage
    ? [<PageAt key="first" {...site} pathname={pathname} isFirstPage />]
    : [
        <Activity key={pathname}>
          <PageAt {...site} pathname={pathname} location={location} isFirstPage={false} />
        </Activity>,
      ];
  if (prepared) {
    pages.push(
      <Activity key={prepared.pathname} mode="hidden">
        <PageAt {...site} pathname={prepared.pathname} location={prepared} isFirstPage={false} />
      </Activity>,
    );
  }
  return pages;
}

type PageAtProps = PagesProps & {
  pathname: string;
  /** What the page takes for the location; the router's when absent. */
  location?: { pathname: string; search: string };
};

/**
 * The page of a path: the shell's own, or that of the remote which claims it. Memoised, because routes with a location of their
 * own tell all that is below them of a new one whenever they are rendered.
 */
const PageAt = memo(function PageAt({ composition, posts, isFirstPage, pathname, location, onReady }: PageAtProps) {
  if (isFirstPage && composition.page.kind === 'not-found') {
    return <OwnPage page={<NotFoundPage />} pathname={pathname} onReady={onReady} />;
  }
  const site = knownSiteRemotes();
  const isOutdated = !isFirstPage && site !== undefined && isOtherShell(composition, site.shell);
  const elementOf = (remote: ComposedRemote, route: Route) =>
    isOutdated || (route.render === 'client' && !isFirstPage) ? (
      <FullLoad />
    ) : (
      <RemotePage
        // A new boundary for each address, so that its skeleton shows instead of the page before.
        key={pathname}
        remote={remote}
        route={route}
        pathname={pathname}
        posts={isFirstPage ? posts : undefined}
        renderedQuery={isFirstPage ? queryOf(composition.page) : null}
        prerendered={isFirstPage && composition.page.kind === 'route'}
        tool={isFirstPage && composition.page.kind === 'client' ? composition.page : undefined}
        onReady={onReady}
      />
    );
  const notFound = <OwnPage page={<NotFoundPage />} pathname={pathname} onReady={onReady} />;
  return (
    <Routes {...(location && { location })}>
      {drawRoutes(composition.remotes, elementOf)}
      <RouterRoute
        path={thankYouPath}
        element={<OwnPage page={<ThankYouPage />} pathname={pathname} onReady={onReady} />}
      />
      <RouterRoute
        path="*"
        element={
          <Suspense key={pathname} fallback={<PageSkeleton />}>
            <PageOfSite
              composition={composition}
              pathname={pathname}
              elementOf={elementOf}
              unknown={isFirstPage ? notFound : <FullLoad />}
            />
          </Suspense>
        }
      />
    </Routes>
  );
});

/** The query that a server has rendered a page for, as it stands in an address. */
const queryOf = (page: ComposedPage) =>
  page.kind === 'route' && page.readsQuery ? page.location.replace(/^[^?]*/, '') : null;

type DrawRoute = (remote: ComposedRemote, route: Route) => ReactNode;

const drawRoutes = (remotes: readonly ComposedRemote[], elementOf: DrawRoute) =>
  remotes.flatMap((remote) =>
    remote.routes.flatMap((route) =>
      [route.path, ...(route.aliases ?? [])].map((path) => (
        <RouterRoute key={path} path={path} caseSensitive element={elementOf(remote, route)} />
      )),
    ),
  );

/** Whether the site has another shell by now: this tab's may not know how to run its pages. */
const isOtherShell = (composition: PageComposition, shell: string) =>
  composition.shell !== undefined && composition.shell !== shell;

type PageOfSiteProps = {
  composition: PageComposition;
  pathname: string;
  elementOf: DrawRoute;
  /** For a path that nobody claims: it may have moved, which the server knows. */
  unknown: ReactNode;
};

/** A page that the document does not name: the site's composition says whose it is (design §3). */
function PageOfSite({ composition, pathname, elementOf, unknown }: PageOfSiteProps) {
  const [loading] = useState(() => loadSiteRemotes().catch(recoverByFullLoad));
  const { shell, remotes, newest } = use(loading);
  if (isOtherShell(composition, shell)) return <FullLoad />;
  // New in a version that this tab cannot change to any more.
  if (!findRoute(remotes, pathname) && findRoute(newest, pathname)) return <FullLoad />;
  return (
    <Routes>
      {drawRoutes(remotes, elementOf)}
      <RouterRoute path="*" element={unknown} />
    </Routes>
  );
}

/** A page that the shell itself brings; in a boundary, so that it hydrates in a task of its own, behind the frame's. */
function OwnPage({ page, pathname, onReady }: { page: ReactNode; pathname: string; onReady: OnPageReady }) {
  return (
    <Suspense>
      <PageOnScreen pathname={pathname} />
      {page}
      <PageReady pathname={pathname} onReady={onReady} />
    </Suspense>
  );
}
