import { type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import type { ComposedPage, ComposedRemote, PageComposition } from 'shared-config/contract/composition';
import type { Route } from 'shared-config/contract/release';
import { thankYouPath } from 'shared-config/forms/thank-you-path';
import type { PagePosts } from 'shared-config/posts/published-post';
import { fadeInBlocks } from './arrival/fade-in-blocks';
import { useShownLocation } from './arrival/use-shown-location';
import { Dock } from './dock/dock';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { ToolHeader } from './header/tool-header';
import { NotFoundPage } from './not-found/not-found-page';
import { FullLoad } from './remotes/full-load';
import { forgetFullLoad, recoverByFullLoad } from './remotes/page-loader';
import { RemotePage } from './remotes/remote-page';
import { knownSiteRemotes, loadSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { PageReady } from './routing/page-ready';
import { RouteAnnouncer } from './routing/route-announcer';
import { PageSkeleton } from './skeleton/page-skeleton';
import { ThankYouPage } from './thank-you/thank-you-page';

/** The site: a frame around the page of the remote that owns the current path. */
type AppProps = {
  composition: PageComposition;
  /** Authored posts of the page that was prerendered. */
  posts?: PagePosts | undefined;
  /** Called once the first page is interactive. */
  onFirstPageReady?: () => void;
};

/** The site at the location that is to be shown. */
export function App({ onFirstPageReady, ...site }: AppProps) {
  const [location, onPageReady] = useShownLocation();
  const onReady = useCallback(() => {
    onPageReady.current();
    onFirstPageReady?.();
  }, [onPageReady, onFirstPageReady]);
  return (
    <Routes location={location}>
      <RouterRoute path="*" element={<Frame {...site} onPageReady={onReady} />} />
    </Routes>
  );
}

/** Header, page, footer and dock around all routes (specification §2); a tool for staff has a frame of its own. */
function Frame({ composition, posts, onPageReady }: Omit<AppProps, 'onFirstPageReady'> & { onPageReady: () => void }) {
  const { pathname } = useLocation();
  const [firstPathname, setFirstPathname] = useState<string | null>(pathname);
  const [readyPathname, setReadyPathname] = useState<string | null>(null);
  // A visitor who comes back to the first page later gets one that the browser renders, not the prerendered one.
  if (firstPathname !== null && firstPathname !== pathname) setFirstPathname(null);
  const isFirstPage = firstPathname === pathname;
  const isTool = isFirstPage && findRoute(composition.remotes, pathname)?.route.render === 'client';
  const isNotFound = isFirstPage && composition.page.kind === 'not-found';
  const onReady = useCallback(() => {
    setReadyPathname(pathname);
    onPageReady();
  }, [pathname, onPageReady]);
  useEffect(forgetFullLoad, [pathname]);
  useEffect(() => (readyPathname === null ? undefined : fadeInBlocks(document)), [readyPathname]);

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
        onReady={onReady}
      />
    );

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {isTool ? <ToolHeader /> : <SiteHeader />}
      <main
        id="main"
        tabIndex={-1}
        data-boundary={isNotFound ? undefined : findRoute(site?.remotes ?? composition.remotes, pathname)?.remote.name}
      >
        {isNotFound ? (
          <OwnPage page={<NotFoundPage />} onReady={onReady} />
        ) : (
          <Routes>
            {drawRoutes(composition.remotes, elementOf)}
            <RouterRoute path={thankYouPath} element={<OwnPage page={<ThankYouPage />} onReady={onReady} />} />
            <RouterRoute
              path="*"
              element={
                <Suspense key={pathname} fallback={<PageSkeleton />}>
                  <PageOfSite
                    composition={composition}
                    pathname={pathname}
                    elementOf={elementOf}
                    unknown={isFirstPage ? <OwnPage page={<NotFoundPage />} onReady={onReady} /> : <FullLoad />}
                  />
                </Suspense>
              }
            />
          </Routes>
        )}
      </main>
      {!isTool && (
        <>
          <SiteFooter />
          <Dock />
        </>
      )}
      <RouteAnnouncer readyPathname={readyPathname} />
    </>
  );
}

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

/** A page that the shell itself brings. */
function OwnPage({ page, onReady }: { page: ReactNode; onReady: () => void }) {
  return (
    <>
      {page}
      <PageReady onReady={onReady} />
    </>
  );
}
