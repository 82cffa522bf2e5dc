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
import { canShowViewTransition, showInViewTransition } from './view-transition';

const sectionOf = ({ pathname }: Location) => pathname.split('/')[1];

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
 * query of the page on screen with it; to another place on it in a transition, because an urgent update would drop a part that is
 * not hydrated yet to its fallback; to a page that is laid out ahead behind the frame that shows it; to another one that is
 * rendered out of sight at once; else in slices. From one page of a section (first part of the path) to another the browser first
 * takes its picture of the page before, for a view transition: what has the same `view-transition-name` on both then moves to its new
 * place. The picture takes a frame or two, so other pages, which share nothing, are shown without.
 * @returns also what to call when the page of that location is on screen
 */
export function useShownLocation(): [shown: ContextType<typeof LocationContext>, onPageReady: RefObject<() => void>] {
  const next = useContext(LocationContext);
  const [shown, setShown] = useState(next);
  const { location } = next;
  const onPageReady = useRef(() => {});
  const isOtherPage = location.pathname !== shown.location.pathname;
  const isOtherQuery = location.search !== shown.location.search;
  // In the router's own update: a page that shows its change before that would else take it back for a moment.
  if (!isOtherPage && isOtherQuery) setShown(next);

  const follow = useEffectEvent(() => {
    if (!isOtherPage) {
      if (next !== shown) startTransition(() => setShown(next));
      return undefined;
    }
    const isAhead = isPageRendered(location.pathname);
    const show = () => (isAhead ? setShown(next) : startTransition(() => setShown(next)));
    if (sectionOf(location) === sectionOf(shown.location) && canShowViewTransition()) {
      onPageReady.current = showInViewTransition(show);
      return undefined;
    }
    const undo =
      isAhead && !keepsPlace(location.state) && !document.hidden ? showPageAhead(location.pathname) : undefined;
    return undo ? behindFrame(show, undo) : show();
  });
  useLayoutEffect(follow, [location]);

  return [shown, onPageReady];
}
