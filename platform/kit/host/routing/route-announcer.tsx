import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsPlace } from '../../contract/navigation-state';

/** Which path's page is on screen; `null` until the first one is interactive. */
type RouteAnnouncerProps = { readyPathname: string | null };

/**
 * Does on a client-side navigation what the browser does on a full one: scrolls to the top on every path change
 * (specification §2), or to what the address names within the page, and once the page is there moves focus to its heading and has its title read out. A query that
 * makes another page of the same path, as on the robots' pages, has its title read out too; focus and scroll stay, as they do
 * after a link that keeps the visitor's place.
 */
export function RouteAnnouncer({ readyPathname }: RouteAnnouncerProps) {
  const { pathname, search, state } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPathname = useRef(pathname);
  const shownTitle = useRef<string>(undefined);

  // Before it is painted: the next page is never seen at the scroll position of the one before.
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    const staysInPlace = keepsPlace(state);
    if (!staysInPlace) {
      scrollToStart();
      // On the way back the browser then scrolls to where this page was left: the frame that would show it puts it right.
      requestAnimationFrame(scrollToStart);
    }
    if (readyPathname !== pathname) return;
    shownPathname.current = pathname;
    if (!staysInPlace) focusHeading();
    setAnnouncement(document.title);
  }, [pathname, readyPathname, state]);

  useEffect(() => {
    if (shownTitle.current !== undefined && shownTitle.current !== document.title) setAnnouncement(document.title);
    shownTitle.current = document.title;
  }, [search]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

/** The element that the address names within the page. */
function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // The hash is no valid encoding.
    return null;
  }
}

function scrollToStart() {
  const target = findTarget();
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function focusHeading() {
  const heading = findTarget() ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
