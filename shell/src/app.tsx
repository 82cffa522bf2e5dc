import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageComposition } from 'shared-config/contract/composition';
import type { PagePosts } from 'shared-config/posts/published-post';
import { Dock } from './dock/dock';
import { fadeInBlocks } from './fade-in-blocks';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { ToolHeader } from './header/tool-header';
import { Pages } from './pages';
import { forgetFullLoad } from './remotes/page-loader';
import { knownSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { RouteAnnouncer } from './routing/route-announcer';
import { LocationContext, useShownLocation } from './routing/use-shown-location';

/** The site: a frame around the page of the remote that owns the current path. */
type AppProps = {
  composition: PageComposition;
  /** Authored posts of the page that was prerendered. */
  posts?: PagePosts | undefined;
  /** Called once the first page is interactive. */
  onFirstPageReady?: () => void;
};

/** The site at the location that is to be shown. */
export function App({ composition, posts, onFirstPageReady }: AppProps) {
  const [shown, onPageReady] = useShownLocation();
  const onReady = useCallback(() => {
    onPageReady.current();
    onFirstPageReady?.();
  }, [onPageReady, onFirstPageReady]);
  return useMemo(
    () => (
      <LocationContext value={shown}>
        <Frame composition={composition} posts={posts} onPageReady={onReady} />
      </LocationContext>
    ),
    [shown, composition, posts, onReady],
  );
}

// The same elements each time: React leaves them alone when the frame learns that its page is there, which renders it anew.
const siteHeader = <SiteHeader />;
const siteEnd = (
  <>
    <SiteFooter />
    <Dock />
  </>
);

/** Header, page, footer and dock around all routes (specification §2); a tool for staff has a frame of its own. */
function Frame({ composition, posts, onPageReady }: Omit<AppProps, 'onFirstPageReady'> & { onPageReady: () => void }) {
  const { pathname } = useLocation();
  const [firstPathname, setFirstPathname] = useState<string | null>(pathname);
  const [readyPathname, setReadyPathname] = useState<string | null>(null);
  // A visitor who comes back to the first page later gets one that the browser renders, not the prerendered one.
  if (firstPathname !== null && firstPathname !== pathname) setFirstPathname(null);
  const isFirstPage = firstPathname === pathname;
  const remotes = knownSiteRemotes()?.remotes ?? composition.remotes;
  const isTool = isFirstPage && findRoute(composition.remotes, pathname)?.route.render === 'client';
  const isNotFound = isFirstPage && composition.page.kind === 'not-found';
  const onReady = useCallback(
    (path: string) => {
      setReadyPathname(path);
      onPageReady();
    },
    [onPageReady],
  );
  useEffect(forgetFullLoad, [pathname]);
  useEffect(() => (readyPathname === null ? undefined : fadeInBlocks(document)), [readyPathname]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {isTool ? <ToolHeader /> : siteHeader}
      <main id="main" tabIndex={-1} data-boundary={isNotFound ? undefined : findRoute(remotes, pathname)?.remote.name}>
        <Pages composition={composition} posts={posts} isFirstPage={isFirstPage} onReady={onReady} />
      </main>
      {!isTool && siteEnd}
      <RouteAnnouncer readyPathname={readyPathname} />
    </>
  );
}
