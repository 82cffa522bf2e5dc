import { type RefObject, useLayoutEffect } from 'react';

/** The height at the bottom of the window that the shell's shortcuts keep clear of. */
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
      uncoverFocus(current);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}

/** A bar that has grown leaves the field in view that somebody is typing in (WCAG 2.4.11); the editor sees to its caret itself. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches('input, textarea, select') || bar.contains(focused)) return;
  const covered = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
}

/** Width in px that the shortcuts take at the edge of the window. */
const shortcutsWidth = 64;
