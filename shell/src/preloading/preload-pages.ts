import type { Composition } from 'shared-config/contract/composition';
import { durations } from 'shared-config/tokens';
import { preloadPage } from '../remotes/page-loader';
import { findRoute } from '../routing/find-route';

// Specification §8: a failure of the silent preloading is ignored. The navigation itself will try again and report.
const ignoreFailure = () => {};

/** Preloads the platform, About and Contact pages two seconds after the browser is idle (specification §2). */
export function preloadIdlePages(composition: Composition): void {
  whenIdle(() => {
    setTimeout(() => {
      for (const remote of composition.remotes) {
        for (const route of remote.routes) {
          if (route.preload === 'idle') preloadPage(remote, route.expose).catch(ignoreFailure);
        }
      }
    }, durations.idlePreloadDelay);
  });
}

/** Preloads the page behind a link as soon as the visitor points at it, touches it or reaches it by keyboard (design §5). */
export function preloadPointedLinks(composition: Composition): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const found = findRoute(composition, link.pathname);
    if (found) preloadPage(found.remote, found.route.expose).catch(ignoreFailure);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preload, { passive: true });
  }
}

/** Safari has no idle callback; there the next task has to do. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 0);
}
