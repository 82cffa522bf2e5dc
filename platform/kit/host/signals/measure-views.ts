import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageComposition } from '../../contract/composition';
import type { Signal } from '../../contract/signal';
import { signalAddress } from '../../contract/signal-address';
import { withBase } from '../../page/base-path';
import type { knownSiteRemotes } from '../remotes/site-composition';
import type { findRoute } from '../routing/find-route';
import { routePath } from '../routing/route-path';

/** Widths in px from which a window is reported as medium, and as wide. */
const widths = { medium: 768, wide: 1024 } as const;

/** The most views that one document reports; more would say nothing new. */
const maxViews = 20;

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/; browsers that do not know it have none. */
    readonly globalPrivacyControl?: boolean;
  }
}

let isMeasuring = false;

/**
 * Measures the views of this document, and tells the server of them when the visitor leaves: which page, whether its remote failed, how
 * fast the first one was. Nothing is kept in the browser, and nothing says whose views they are. A visitor whose browser asks for privacy
 * (Global Privacy Control, Do Not Track) is not measured. A script of its own, which the page fetches once it is interactive.
 * @param failedPackages names of those that have failed on the page that is shown
 * @param find the shell's own, as is the next: its entry has both already
 * @param readSite the remotes as this tab uses them, once it knows of others than the page's
 */
export function measureViews(
  { shell, remotes, page, signals = signalAddress }: PageComposition,
  failedPackages: Set<string>,
  find: typeof findRoute,
  readSite: typeof knownSiteRemotes,
): void {
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (isMeasuring || globalPrivacyControl || doNotTrack === '1' || page.kind !== 'route') return;
  isMeasuring = true;
  // Drawn anew for each document: a visitor is not remembered.
  const [address = '', percent = 100] = signals.split('#');
  if (address === '' || Math.random() * 100 >= Number(percent)) return;
  const views: Signal[] = [];
  let shown: string | undefined;

  const finish = () => {
    const last = views.at(-1);
    if (last) last.failed = [...failedPackages];
  };
  const show = (pathname: string) => {
    if (pathname === shown) return;
    finish();
    // The first page may have failed before it was measured.
    if (shown !== undefined) failedPackages.clear();
    shown = pathname;
    const found = find(readSite()?.remotes ?? remotes, pathname);
    if (!found || found.remote.isOverride || views.length === maxViews) return;
    const { name: remote, version } = found.remote;
    const width = innerWidth < widths.medium ? 'narrow' : innerWidth < widths.wide ? 'medium' : 'wide';
    views.push({ remote, version, shell, route: found.route.path, width, failed: [] });
  };
  show(page.location);
  const [first] = views;
  // Measures that come after it belong to other pages.
  const measure =
    (vital: 'largestPaint' | 'interaction' | 'shift' | 'firstByte') =>
    ({ value }: { value: number }) => {
      if (first && views.length === 1) first[vital] = value;
    };
  onLCP(measure('largestPaint'), { reportAllChanges: true });
  onINP(measure('interaction'), { reportAllChanges: true });
  onCLS(measure('shift'), { reportAllChanges: true });
  onTTFB(measure('firstByte'));

  const follow = () => show(routePath(location.pathname));
  follow();
  // Where there is no such event, the views after the first are not counted.
  window.navigation?.addEventListener('currententrychange', follow);
  // Up at the window: after the listeners of the library, which measure a last time.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    finish();
    if (views.length > 0)
      navigator.sendBeacon?.(address === signalAddress ? withBase(address) : address, JSON.stringify(views.splice(0)));
  });
}
