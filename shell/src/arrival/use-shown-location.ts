import { type RefObject, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { isPageRendered } from '../preloading/prepared-page';

/** Time in ms that a view transition waits for the next page; after that it goes to the skeleton. */
const maxWait = 80;

const sectionOf = ({ pathname }: Location) => pathname.split('/')[1];

/** Whether the visitor sees what moves: the browser can do it, and they do not mind. */
const isAnimated = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The location to show. It follows the router's: at once to a page that is rendered out of sight, else in slices. From one
 * page of a section (first part of the path) to another the browser first takes its picture of the page before, for a view
 * transition: what has the same `view-transition-name` on both then moves to its new place. The picture takes a frame or two,
 * so other pages, which share nothing, are shown without.
 * @returns also what to call when the page of that location is on screen
 */
export function useShownLocation(): [location: Location, onPageReady: RefObject<() => void>] {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const endWait = useRef(() => {});

  const follow = useEffectEvent(() => {
    const isOtherPage = location.pathname !== shown.pathname;
    const isAhead = isOtherPage && isPageRendered(location.pathname);
    const show = () => (isAhead ? setShown(location) : startTransition(() => setShown(location)));
    if (!isOtherPage || sectionOf(location) !== sectionOf(shown) || !isAnimated()) return show();
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
  });
  useLayoutEffect(follow, [location]);

  return [shown, endWait];
}
