import { useEffect } from 'react';

/** Called with the path of a page that is on screen and interactive. */
export type OnPageReady = (pathname: string) => void;

/** Says when the page beside it is on screen: rendered in the same Suspense boundary, its effect runs with the page's own. */
export function PageReady({ pathname, onReady }: { pathname: string; onReady: OnPageReady }) {
  useEffect(() => onReady(pathname), [pathname, onReady]);
  return null;
}
