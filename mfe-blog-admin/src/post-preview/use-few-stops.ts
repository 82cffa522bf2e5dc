import { type RefObject, useLayoutEffect } from 'react';

/**
 * What is shown to be looked at is no row of stops of the Tab key, and screen readers read all of it: links and films are reached by a
 * pointer alone, and a table or code only takes the focus where it scrolls.
 */
export function useFewStops(shown: RefObject<HTMLElement | null>): void {
  // With each render: what changed may be other elements.
  useLayoutEffect(() => {
    for (const element of shown.current?.querySelectorAll<HTMLElement>('a[href], video') ?? []) element.tabIndex = -1;
    for (const element of shown.current?.querySelectorAll<HTMLElement>('pre, section') ?? [])
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
  });
}
