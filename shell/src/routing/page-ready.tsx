import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { putOnScreen } from '../preloading/page-ahead';
import { noteRenderedPage } from '../preloading/prepared-page';

/** Called with the path of a page that is on screen and interactive. */
export type OnPageReady = (pathname: string) => void;

/**
 * Puts on screen what was laid out ahead of the page behind it: rendered before the page, its effect runs before the page's own,
 * which may ask where they are.
 */
export function PageOnScreen({ pathname }: { pathname: string }) {
  useLayoutEffect(() => putOnScreen(pathname), [pathname]);
  return null;
}

/** Says when the page beside it is on screen: rendered in the same Suspense boundary, its effect runs with the page's own. */
export function PageReady({ pathname, onReady }: { pathname: string; onReady: OnPageReady }) {
  // Of all effects, this kind alone runs for what is out of sight as well.
  useInsertionEffect(() => noteRenderedPage(pathname), [pathname]);
  useEffect(() => onReady(pathname), [pathname, onReady]);
  return null;
}
