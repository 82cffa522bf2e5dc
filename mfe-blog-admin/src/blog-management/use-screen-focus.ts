import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../keyboard-focus/focus-heading';

/** A screen of the tool is a page to whoever uses it: it begins at its top, and is read out from its heading. */
export function useScreenFocus(screen: string): void {
  const shownScreen = useRef(screen);
  useLayoutEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [screen]);
}
