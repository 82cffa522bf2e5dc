import { Activity, type ComponentType, memo, type ReactNode, Suspense, use, useState } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import type { ComposedRemote, PageComposition } from '../contract/composition';
import type { PagePosts } from '../posts/page-posts';
import type { HostedSite } from './hosted-site';
import { usePointedPage } from './preloading/use-pointed-page';
import { FullLoad } from './remotes/full-load';
import { recoverByFullLoad } from './remotes/page-loader';
import { RemotePage } from './remotes/remote-page';
import { knownSiteRemotes, loadSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { type OnPageReady, PageReady } from './routing/page-ready';
import { PageSkeleton } from './skeleton/page-skeleton';

type PagesProps = {
  site: HostedSite;
  composition: PageComposition;
  /** Authored posts of the page that was prerendered. */
  posts: PagePosts | undefined;
  /** Whether the page on screen is the one that the document was loaded for. */
  isFirstPage: boolean;
  onReady: OnPageReady;
};

/** The page on screen, and out of sight the one that the visitor points at. */
export function Pages({ isFirstPage, ...of }: PagesProps) {
  const location = useLocation();
  const { pathname } = location;
  const pointed = usePointedPage(pathname);
  // The prerendered page is in no boundary of its own: that would hydrate after the frame.
  const shown = isFirstPage ? (
    <PageAt key="first" {...of} pathname={pathname} isFirstPage />
  ) : (
    <Activity key={pathname}>
      <PageAt {...of} pathname={pathname} location={location} isFirstPage={false} />
    </Activity>
  );
  // One list, in which a page keeps its place when it is shown.
  return [
    shown,
    pointed && (
      <Activity key={pointed.pathname} mode="hidden">
        <PageAt {...of} pathname={pointed.pathname} location={pointed} isFirstPage={false} />
      </Activity>
    ),
  ];
}

type PageAtProps = PagesProps & {
  pathname: string;
  /** The location for the page; the router's when absent. */
  location?: { pathname: string; search: string };
};

/** The page of a path: the site's own, or that of the remote which claims it. Memoised, so that the pages do not render each other. */
const PageAt = memo(function PageAt({
  site,
  composition,
  posts,
  isFirstPage,
  pathname,
  location,
  onReady,
}: PageAtProps) {
  const { NotFound, pages } = site;
  const notFound = <OwnPage Page={NotFound} pathname={pathname} onReady={onReady} />;
  if (isFirstPage && composition.page.kind === 'not-found') return notFound;
  const Own = pages[pathname];
  if (Own) return <OwnPage Page={Own} pathname={pathname} onReady={onReady} />;

  const draw = (remotes: readonly ComposedRemote[]) => {
    const found = findRoute(remotes, pathname);
    // A path that nobody claims may have moved, which the server knows.
    if (!found) return isFirstPage ? notFound : <FullLoad />;
    const { remote, route } = found;
    // This tab's shell may not know how to run pages of the site's shell.
    const isOutdated = (knownSiteRemotes()?.shell ?? composition.shell) !== composition.shell;
    if (!isFirstPage && (isOutdated || route.render === 'client')) return <FullLoad />;
    const page = (
      <RemotePage
        // A new boundary for each address, so that its skeleton shows instead of the page before.
        key={pathname}
        site={site}
        remotes={remotes}
        remote={remote}
        route={route}
        pathname={pathname}
        posts={isFirstPage ? posts : undefined}
        composed={isFirstPage ? composition.page : undefined}
        onReady={onReady}
      />
    );
    return (
      <Routes {...(location && { location })}>
        {[route.path, ...(route.aliases ?? [])].map((path) => (
          <RouterRoute key={path} path={path} caseSensitive element={page} />
        ))}
      </Routes>
    );
  };
  if (findRoute(composition.remotes, pathname)) return draw(composition.remotes);
  return (
    <Suspense key={pathname} fallback={<PageSkeleton />}>
      <PageOfSite draw={draw} />
    </Suspense>
  );
});

/** A page that the document does not name: the site's composition says whose it is (architecture §9 The contract). */
function PageOfSite({ draw }: { draw: (remotes: readonly ComposedRemote[]) => ReactNode }) {
  const [loading] = useState(() => loadSiteRemotes().catch(recoverByFullLoad));
  return draw(use(loading).remotes);
}

/** A page that the site's host brings; in a boundary, so that it hydrates in a task of its own, behind the frame's. */
function OwnPage({ Page, pathname, onReady }: { Page: ComponentType; pathname: string; onReady: OnPageReady }) {
  return (
    <Suspense>
      <Page />
      <PageReady pathname={pathname} onReady={onReady} />
    </Suspense>
  );
}
