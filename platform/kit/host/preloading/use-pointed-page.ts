import { startTransition, useEffect, useState } from 'react';
import { type PointedPage, preloadPointedLinks } from './preload-pages';

/**
 * The page whose link the visitor points at, once it can be rendered out of sight, so that a click only has to show it.
 * @param pathname of the page on screen
 */
export function usePointedPage(pathname: string): PointedPage | undefined {
  const [pointed, setPointed] = useState<PointedPage & { from: string }>();
  useEffect(
    // Behind everything else, as nobody waits for it.
    () => preloadPointedLinks((page) => startTransition(() => setPointed({ ...page, from: pathname }))),
    [pathname],
  );
  return pointed?.from === pathname && pointed.pathname !== pathname ? pointed : undefined;
}
