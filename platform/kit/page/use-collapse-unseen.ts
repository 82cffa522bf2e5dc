import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether a part that was prerendered in full is collapsed by now. It collapses where the visitor does not see
 * the page move: while it is below the viewport, or when the visitor first uses it. A part that was not prerendered starts
 * collapsed.
 * @returns also a function that collapses it: call it when the part is used
 */
export function useCollapseUnseen(element: RefObject<Element | null>): [isCollapsed: boolean, collapse: () => void] {
  const [isCollapsed, setCollapsed] = useState(useHydrated());
  useEffect(() => {
    if (isCollapsed || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || isBeforeTarget(entry.target)) return;
      if (entry.target.getBoundingClientRect().top > 0) setCollapsed(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isCollapsed]);
  return [isCollapsed, () => setCollapsed(true)];
}

/** Whether the page scrolls past the element to the target of its address, which would no longer be where it scrolls to. */
function isBeforeTarget(element: Element): boolean {
  const target = document.querySelector(':target');
  return !!target && !!(element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
}
