import { startTransition, useEffect, useState } from 'react';
import { useInterest, useSharedStore } from 'shared-config/store';
import { expectPageAhead } from './page-ahead';

/** A page that is rendered ahead of its navigation, out of sight, and what it was rendered for: it is dropped when that changes. */
type PreparedPage = {
  pathname: string;
  search: string;
  /** Path of the page on which the visitor points at it. */
  on: string;
  /** What led the visitor there by then: forms begin with it, and keep it. */
  interest: string | undefined;
};

let show: ((page: PreparedPage) => void) | undefined;
/** What gives the page that is being rendered out of sight its layout. */
let expected: { pathname: string; layOut: () => void } | undefined;

/** Renders a page out of sight, so that a click only has to show it. Its scripts must be there: a failure would show now. */
export function preparePage(page: Omit<PreparedPage, 'interest'>): void {
  const interest = useSharedStore.getState().interest?.label;
  expected = { pathname: page.pathname, layOut: expectPageAhead(page.pathname) };
  // Behind everything else, as nobody waits for it.
  startTransition(() => show?.({ ...page, interest }));
}

/**
 * The page to render out of sight, if any.
 * @param pathname of the page on screen
 */
export function usePreparedPage(pathname: string): PreparedPage | undefined {
  const [page, setPage] = useState<PreparedPage>();
  const interest = useInterest()?.label;
  useEffect(() => {
    show = setPage;
    return () => {
      show = undefined;
    };
  }, []);
  return page?.on === pathname && page.interest === interest ? page : undefined;
}

/** Path of the page that was rendered last, out of sight or on screen. */
let renderedPathname: string | undefined;

/** To be called when a page is rendered, whether it is shown or not. */
export function noteRenderedPage(pathname: string): void {
  renderedPathname = pathname;
  if (expected?.pathname === pathname) expected.layOut();
  expected = undefined;
}

/** Whether a page is rendered, so that it can be shown at once. */
export const isPageRendered = (pathname: string) => renderedPathname === pathname;
