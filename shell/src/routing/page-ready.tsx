import { useEffect } from 'react';

/** Says when the page beside it is on screen: rendered in the same Suspense boundary, its effect runs with the page's own. */
export function PageReady({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
