import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which path's page is on screen; `null` until the first one is interactive. */
export type RouteAnnouncerProps = { readyPathname: string | null };

/**
 * Does on a client-side navigation what the browser does on a full one: scrolls to the top on every path change
 * (specification §2), and once the page is there moves focus to its heading and has its title read out.
 */
export function RouteAnnouncer({ readyPathname }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    window.scrollTo(0, 0);
    if (readyPathname !== pathname) return;
    shownPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [pathname, readyPathname]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
