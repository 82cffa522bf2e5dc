import {
  type ContextType,
  type RefObject,
  startTransition,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Location, UNSAFE_LocationContext } from 'react-router-dom';
import { keepsPlace } from 'shared-config/contract/navigation-state';
import { showPageAhead } from '../preloading/page-ahead';
import { isPageRendered } from '../preloading/prepared-page';

/** Time in ms that a view transition waits for the next page; after that it goes to the skeleton. */
const maxWait = 80;

const sectionOf = ({ pathname }: Location) => pathname.split('/')[1];

/** Whether the visitor sees what moves: the browser can do it, and they do not mind. */
const isAnimated = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls a function behind the next frame. Returns what calls it off, and undoes what that frame shows. */
function behindFrame(callback: () => void, undo: () => void): () => void {
  let isOver = false;
  const end = (last: () => void) => () => {
    if (!isOver) last();
    isOver = true;
  };
  requestAnimationFrame(() => setTimeout(end(callback)));
  return end(undo);
}

/** What the router tells all who ask where the visitor is. It exports the context under this name, for routers of one's own. */
export const LocationContext = UNSAFE_LocationContext;

/**
 * The location to show, for `LocationContext`: what is below hears nothing of the router's own. It follows the router's: to another
 * query of the page on screen with it; to a page that is laid out ahead behind the frame that shows it; to another one that is
 * rendered out of sight at once; else in slices. From one page of a section (first part of the path) to another the browser first
 * takes its picture of the page before, for a view transition: what has the same `view-transition-name` on both then moves to its new
 * place. The picture takes a frame or two, so other pages, which share nothing, are shown without.
 * @returns also what to call when the page of that location is on screen
 */
export function useShownLocation(): [shown: ContextType<typeof LocationContext>, onPageReady: RefObject<() => void>] {
  const next = useContext(LocationContext);
  const [shown, setShown] = useState(next);
  const { location } = next;
  const endWait = useRef(() => {});
  const isOtherPage = location.pathname !== shown.location.pathname;
  // In the router's own update: a page that shows its change before that would else take it back for a moment.
  if (!isOtherPage && next !== shown) setShown(next);

  const follow = useEffectEvent(() => {
    if (!isOtherPage) return undefined;
    const isAhead = isPageRendered(location.pathname);
    const show = () => (isAhead ? setShown(next) : startTransition(() => setShown(next)));
    if (sectionOf(location) === sectionOf(shown.location) && isAnimated()) return move(show);
    const undo =
      isAhead && !keepsPlace(location.state) && !document.hidden ? showPageAhead(location.pathname) : undefined;
    return undo ? behindFrame(show, undo) : show();
  });
  const move = (show: () => void) => {
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
  };
  useLayoutEffect(follow, [location]);

  return [shown, endWait];
}
