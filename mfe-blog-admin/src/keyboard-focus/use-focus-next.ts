import { useEffect, useRef } from 'react';
import { placeCaret, type Selected } from './caret';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus to an element that the next render creates or moves; the focus on a removed element would be lost.
 * @returns a function that takes the look-up of that element, and what to select in it; when it finds none, the focus
 * stays where it is
 */
export function useFocusNext(): (find: Find, selected?: Selected) => void {
  const next = useRef<{ find: Find; selected?: Selected | undefined }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { find, selected } = next.current;
    next.current = undefined;
    const element = find();
    if (!element) return;
    if (selected) placeCaret(element, selected);
    else element.focus();
  });
  return (find, selected) => {
    next.current = { find, selected };
  };
}
