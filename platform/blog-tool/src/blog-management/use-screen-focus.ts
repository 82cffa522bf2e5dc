import { useLayoutEffect, useRef } from 'react';
import { showFromTop } from '../keyboard-focus/focus-heading';

/** Scrolls to the top and focuses the heading when another screen is shown, as a new page would. */
export function useScreenFocus(screen: string): void {
  const shownScreen = useRef(screen);
  useLayoutEffect(() => {
    if (shownScreen.current === screen) return;
    shownScreen.current = screen;
    showFromTop();
  }, [screen]);
}
