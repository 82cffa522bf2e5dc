import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** Time in ms that a view transition waits for the next page; after that it goes to the skeleton. */
const maxWait = 80;

/** Whether pages fade into each other: the browser can, and the visitor does not mind. */
const isAnimated = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The location to show: on a change of path the one before, until the browser has taken its picture for a view transition.
 * What has the same `view-transition-name` on both pages then moves to its new place.
 * @returns also what to call when the page of that location is on screen
 */
export function useShownLocation(): [location: Location, onPageReady: RefObject<() => void>] {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const endWait = useRef(() => {});
  const isHeld = location.pathname !== shown.pathname && isAnimated();

  useLayoutEffect(() => {
    const show = () => startTransition(() => setShown(location));
    if (!isHeld) return show();
    const { ready } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          endWait.current = resolve;
          setTimeout(resolve, maxWait);
          show();
        }),
    );
    // Skipped, because the next navigation has come or the page is hidden: the page is shown all the same.
    ready.catch(() => {});
  }, [isHeld, location]);

  return [isHeld ? shown : location, endWait];
}
