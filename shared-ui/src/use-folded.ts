import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether a part that was prerendered whole is folded by now (ADR 0025). It folds where nobody sees the page move: while
 * it lies below the window, or when the visitor first uses it. What the browser renders alone starts folded.
 * @returns also a function that folds it: call it when the part is used
 */
export function useFolded(element: RefObject<Element | null>): [isFolded: boolean, fold: () => void] {
  const [isFolded, setFolded] = useState(useHydrated());
  useEffect(() => {
    if (isFolded || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setFolded(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isFolded]);
  return [isFolded, () => setFolded(true)];
}
