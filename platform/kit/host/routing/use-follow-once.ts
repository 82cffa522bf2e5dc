import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withBase } from '../../page/base-path';

/**
 * Puts a page into the history once, also when its link is pressed again before the page is there: the router compares a link with
 * the page on screen, and would add it a second time.
 */
export function useFollowOnce(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const ended = new AbortController();
    const ignoreSecond = (event: MouseEvent) => {
      // With one of these the browser opens a tab or a window, or saves the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOnTheWay = location.pathname + location.search !== withBase(pathname) + search;
      if (isOnTheWay && link?.href === location.href) event.preventDefault();
    };
    document.addEventListener('click', ignoreSecond, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [pathname, search]);
}
