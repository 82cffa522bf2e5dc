import { type RefObject, useEffect } from 'react';

/**
 * Gives the parts of a page a class while they wait below the window, and takes it away, once, when they are scrolled to
 * (specification §4 Animations). Before the script, and without it, no part waits.
 */
export function useArrival(page: RefObject<HTMLElement | null>, parts: string, waiting: string): void {
  useEffect(() => {
    if (!page.current) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top > 0) target.classList.add(waiting);
        else {
          target.classList.remove(waiting);
          observer.unobserve(target);
        }
      }
    });
    for (const part of page.current.querySelectorAll(parts)) observer.observe(part);
    return () => observer.disconnect();
  }, [page, parts, waiting]);
}
