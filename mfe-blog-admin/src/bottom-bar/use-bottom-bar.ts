import { type RefObject, useLayoutEffect } from 'react';

/** What the shell's shortcuts keep clear of at the bottom of the window. */
const property = '--height-bottom-bar';

/** Keeps the shell's shortcuts above a bar at the bottom of the window, where it reaches below them: they would lie on its buttons. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { right, height } = current.getBoundingClientRect();
      const isBelow = right > document.documentElement.clientWidth - shortcutsWidth;
      style.setProperty(property, isBelow ? `${height}px` : '0px');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}

/** Width in px that the shortcuts take at the edge of the window. */
const shortcutsWidth = 64;
