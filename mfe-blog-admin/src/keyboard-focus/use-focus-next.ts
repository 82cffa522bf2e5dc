import { useEffect, useRef } from 'react';

/**
 * Gives the focus to an element that the next render makes or moves: the browser drops the focus of what vanishes.
 * @returns takes what finds the element once it is there; where it finds none, the focus stays
 */
export function useFocusNext(): (find: () => HTMLElement | null | undefined) => void {
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    next.current?.()?.focus();
    next.current = undefined;
  });
  return (find) => {
    next.current = find;
  };
}
