import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element that the next render creates or moves; the focus on a removed element would be lost.
 * @returns a function that takes the look-up of that element; when it finds none, the focus stays where it is
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
