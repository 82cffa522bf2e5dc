import { type RefObject, useEffect, useRef } from 'react';

/**
 * Joins a native `<details>` to state: the element works before and without the script, and whatever the visitor opened before hydration
 * becomes the state instead of being closed by it.
 * @param isOpen the state
 * @param setOpen called when the visitor toggles the element
 */
export function useDisclosureState(
  isOpen: boolean,
  setOpen: (open: boolean) => void,
): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const isJoined = useRef(false);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    if (isJoined.current) {
      element.open = isOpen;
      return;
    }
    isJoined.current = true;
    if (element.open !== isOpen) setOpen(element.open);
  }, [isOpen, setOpen]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const follow = () => setOpen(element.open);
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [setOpen]);

  return details;
}
