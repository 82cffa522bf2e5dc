import type { ComposedPage } from '../../contract/composition';
import { basePath, withBase } from '../../page/base-path';

/**
 * Makes the URL agree with what the HTML was prerendered for, so that hydration finds what it expects:
 * a static host serves the HTML of the default product at `/products/tool?product=drill`, and may add a slash.
 * @returns restores the visitor's URL; call it when the first page is interactive
 */
export function alignLocation(page: ComposedPage): () => void {
  const { pathname, search, hash, href } = location;
  // Never slow: hosts take addresses of some kB.
  const bare = pathname.replace(/\/+$/, '');
  const trimmed = bare === basePath() ? withBase('/') : bare;
  if (trimmed !== pathname) history.replaceState(history.state, '', trimmed + search + hash);
  if (page.kind !== 'route') return () => {};
  const prerendered = new URL(withBase(page.location), href);
  if (prerendered.pathname !== trimmed) {
    // Another address of the same page: from here on it has the canonical one.
    history.replaceState(history.state, '', prerendered.pathname + search + hash);
    return () => {};
  }
  const agrees = [...prerendered.searchParams].every(([name, value]) => new URL(href).searchParams.get(name) === value);
  if (agrees) return () => {};
  history.replaceState(history.state, '', withBase(page.location) + hash);
  return () => {
    history.replaceState(history.state, '', trimmed + search + hash);
    // The router listens to this event alone.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
