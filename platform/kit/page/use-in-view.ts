import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come into view; stays true once it has.
 * @param line how far down the viewport its top edge must have come, from 0 (top) to 1 (bottom)
 */
export function useInView(element: RefObject<Element | null>, line = 1): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin: `0px 0px -${Math.round((1 - line) * 100)}% 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, line, isInView]);
  return isInView;
}
