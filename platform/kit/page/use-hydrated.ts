import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the prerendered HTML and while hydrating, true from then on: for elements that only make sense with the script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
