import { useCallback, useSyncExternalStore } from 'react';

/** A media query in parentheses, such as `(min-width: 768px)`. */
export type MediaQuery = `(${string})`;

/**
 * Whether a media query holds, followed as it changes: for what depends on a width in script. False in the prerendered
 * HTML and while hydrating; anything that must look right before the script belongs into CSS.
 * @throws {Error} 'Invalid or missing MediaQuery!' when there is no query, or none that the browser understands
 *   (specification §8)
 */
export function useMediaQuery(query: MediaQuery): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ended = new AbortController();
      parseQuery(query).addEventListener('change', onChange, ended);
      return () => ended.abort();
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => parseQuery(query).matches,
    () => false,
  );
}

/** Browsers do not throw: they take an unknown query for `not all`. */
function parseQuery(query: string): MediaQueryList {
  const list = query ? window.matchMedia(query) : undefined;
  if (!list || list.media === 'not all') throw new Error('Invalid or missing MediaQuery!');
  return list;
}
