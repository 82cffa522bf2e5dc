import { useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Whether a component is on screen, or prerendered: false while React renders it out of sight, as the host does with the page
 * that a visitor points at. For what React puts outside of the hidden part, above all into the document's head.
 */
export function useShown(): boolean {
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(!isHydrated);
  // Effects run for shown elements alone.
  useLayoutEffect(() => {
    setIsShown(true);
    return () => setIsShown(false);
  }, []);
  return isShown;
}
