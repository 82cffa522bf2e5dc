import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether a part that was prerendered in full is collapsed by now (ADR 0025). It collapses where the visitor does not see
 * the page move: while it is below the viewport, or when the visitor first uses it. A part that was not prerendered starts
 * collapsed.
 * @returns also a function that collapses it: call it when the part is used
 */
export function useCollapseUnseen(element: RefObject<Element | null>): [isCollapsed: boolean, collapse: () => void] {
  const [isCollapsed, setCollapsed] = useState(useHydrated());
  useEffect(() => {
    if (isCollapsed || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      // Asked for here: the entry has no place of what is in a section that is not laid out yet (ADR 0094).
      if (entry && !entry.isIntersecting && entry.target.getBoundingClientRect().top > 0) setCollapsed(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isCollapsed]);
  return [isCollapsed, () => setCollapsed(true)];
}
