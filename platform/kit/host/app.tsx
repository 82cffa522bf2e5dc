import { WordsContext } from 'kit/page/contexts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageComposition } from '../contract/composition';
import type { PagePosts } from '../posts/page-posts';
import type { HostedSite } from './hosted-site';
import { Pages } from './pages';
import { forgetFullLoad } from './remotes/page-loader';
import { knownSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { RouteAnnouncer } from './routing/route-announcer';
import { useFollowOnce } from './routing/use-follow-once';

/** The site: a frame around the page of the remote that owns the current path. */
type AppProps = {
  site: HostedSite;
  composition: PageComposition;
  /** Authored posts of the page that was prerendered. */
  posts?: PagePosts | undefined;
  /** Called whenever a page is on screen and interactive. */
  onPageReady?: () => void;
};

/** Header, page and footer around all routes. */
export function App({ site, composition, posts, onPageReady }: AppProps) {
  const { pathname } = useLocation();
  const [firstPathname, setFirstPathname] = useState<string | null>(pathname);
  const [readyPathname, setReadyPathname] = useState<string | null>(null);
  // A visitor who comes back to the first page later gets one that the browser renders, not the prerendered one.
  if (firstPathname !== null && firstPathname !== pathname) setFirstPathname(null);
  const isFirstPage = firstPathname === pathname;
  const remotes = knownSiteRemotes()?.remotes ?? composition.remotes;
  const isNotFound = isFirstPage && composition.page.kind === 'not-found';
  const onReady = useCallback(
    (path: string) => {
      setReadyPathname(path);
      onPageReady?.();
    },
    [onPageReady],
  );
  useFollowOnce();
  useEffect(forgetFullLoad, [pathname]);
  const { Header, Footer, onPageShown, words } = site;
  useEffect(() => (readyPathname === null ? undefined : onPageShown?.(document)), [readyPathname, onPageShown]);

  return (
    <WordsContext value={words}>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1} data-boundary={isNotFound ? undefined : findRoute(remotes, pathname)?.remote.name}>
        <Pages site={site} composition={composition} posts={posts} isFirstPage={isFirstPage} onReady={onReady} />
      </main>
      <Footer />
      <RouteAnnouncer readyPathname={readyPathname} />
    </WordsContext>
  );
}
