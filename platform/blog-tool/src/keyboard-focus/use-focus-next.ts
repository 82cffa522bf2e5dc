import { useLayoutEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus to an element that the next render creates or moves; the focus on a removed element would be lost.
 * @returns a function that takes the look-up of that element. It is to be called together with the change that shows the
 * element, so that both are one render. When it finds none, the focus stays where it is
 */
export function useFocusNext(): (find: Find) => void {
  // A state and not a ref: effects of an earlier render may run between this call and the render that it waits for.
  const [next, setNext] = useState<{ find: Find }>();
  useLayoutEffect(() => {
    next?.find()?.focus();
  }, [next]);
  return (find) => setNext({ find });
}
