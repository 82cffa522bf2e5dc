import { durations } from 'shared-config/tokens';
import { preloadPage } from '../remotes/page-loader';
import { loadSiteRemotes } from '../remotes/site-composition';
import { findRoute } from '../routing/find-route';
import { preloadFirstPicture } from './preload-first-picture';

// Specification §8: a failure of the silent preloading is ignored. The navigation itself will try again and report.
const ignoreFailure = () => {};

/**
 * Preloads the platform, About and Contact pages two seconds after the browser is idle (specification §2), unless the visitor
 * saves data or the connection is slow.
 */
export function preloadIdlePages(): void {
  if (isConnectionScarce()) return;
  whenIdle(() => {
    setTimeout(() => void preloadMarkedPages().catch(ignoreFailure), durations.idlePreloadDelay);
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

/** Network Information API; browsers without it say nothing. */
function isConnectionScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}

/** Preloads the page behind a link as soon as the visitor points at it, touches it or reaches it by keyboard (design §5). */
export function preloadPointedLinks(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    preloadLink(link).catch(ignoreFailure);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preload, { passive: true });
  }
}

async function preloadLink({ pathname, search }: HTMLAnchorElement): Promise<void> {
  const found = findRoute((await loadSiteRemotes()).remotes, pathname);
  if (!found) return;
  if (!isConnectionScarce()) preloadFirstPicture(pathname + search).catch(ignoreFailure);
  await preloadPage(found.remote, found.route.expose);
}

/** Safari has no idle callback; there the next task has to do. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 0);
}
