import { type RefObject, useLayoutEffect } from 'react';

/**
 * A preview's links lead nowhere, and are no stops of the Tab key: a table or code only takes the focus where it scrolls. Screen readers
 * read all of it.
 */
export function useShownOnly(shown: RefObject<HTMLElement | null>): void {
  // With each render: the elements may be others.
  useLayoutEffect(() => {
    const { current } = shown;
    if (!current) return;
    for (const element of current.querySelectorAll<HTMLElement>('a[href], video')) element.tabIndex = -1;
    for (const element of current.querySelectorAll<HTMLElement>('pre, section'))
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
    current.addEventListener('click', stay, { capture: true });
    return () => current.removeEventListener('click', stay, { capture: true });
  });
}

function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
