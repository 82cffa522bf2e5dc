import { withBase } from '../../page/base-path';
import { isConnectionScarce } from '../../page/is-connection-scarce';
import { whenIdle } from '../../page/when-idle';
import { preloadPage } from '../remotes/page-loader';
import { loadSiteRemotes } from '../remotes/site-composition';
import { findRoute } from '../routing/find-route';
import { routePath } from '../routing/route-path';
import { preloadFirstPicture } from './preload-first-picture';

// Specification §8: a failure of the silent preloading is ignored. The navigation itself will try again and report.
const ignoreFailure = () => {};

/** Time in ms after the browser is idle, before pages are preloaded that nobody has asked for. */
const idleDelay = 2000;

/**
 * Preloads the pages whose routes say so (`preload: 'idle'`) two seconds after the browser is idle, unless the visitor saves data or the
 * connection is slow.
 */
export function preloadIdlePages(): void {
  if (isConnectionScarce()) return;
  whenIdle(() => {
    setTimeout(() => void preloadMarkedPages().catch(ignoreFailure), idleDelay);
  });
}

async function preloadMarkedPages(): Promise<void> {
  const { remotes } = await loadSiteRemotes();
  for (const remote of remotes) {
    for (const route of remote.routes) {
      if (route.preload === 'idle') preloadPage(remote, route.expose).catch(ignoreFailure);
    }
  }
}

/** A page whose link the visitor points at: its path and query. */
export type PointedPage = { pathname: string; search: string };

/** Time in ms that the visitor stays on a link before its page is ready to be rendered: they may be on their way to another one. */
const restTime = 50;

/**
 * Preloads the page behind a link as soon as the visitor points at it, touches it or reaches it by keyboard (architecture §3).
 * @param onReady called with a page that is there while the visitor still points at its link, unless it has yet to fetch its posts
 *   or the connection is scarce: to render a page fetches its pictures
 * @returns stops preloading
 */
export function preloadPointedLinks(onReady: (page: PointedPage) => void): () => void {
  let pointed: HTMLAnchorElement | null = null;
  const preload = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    pointed = link;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A host may have other things beside the site.
    if (!link.pathname.startsWith(withBase('/'))) return;
    const { search } = link;
    const pathname = routePath(link.pathname);
    const found = findRoute((await loadSiteRemotes()).remotes, pathname);
    if (!found) return;
    const isScarce = isConnectionScarce();
    if (!isScarce) preloadFirstPicture(link.pathname + search).catch(ignoreFailure);
    await preloadPage(found.remote, found.route.expose);
    if (isScarce || found.route.posts || found.route.render === 'client') return;
    await new Promise((resolve) => setTimeout(resolve, restTime));
    if (pointed === link) onReady({ pathname, search });
  };
  const onPoint = (event: Event) => void preload(event).catch(ignoreFailure);
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onPoint, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onPoint);
  };
}
