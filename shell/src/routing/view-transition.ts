/** Time in ms that a view transition waits for the next page; after that it goes to the skeleton. */
const maxWait = 80;

/** Whether the visitor sees what moves: the browser can do it, and they do not mind. */
export const canShowViewTransition = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next page in a view transition: the browser takes its picture of the page before, and calls the function then.
 * @returns to be called when the page is on screen
 */
export function showInViewTransition(show: () => void): () => void {
  let onReady = () => {};
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        onReady = resolve;
        setTimeout(resolve, maxWait);
        show();
      }),
  );
  // Skipped, because the next navigation has come or the page is hidden: the page is shown all the same.
  ready.catch(() => {});
  return () => onReady();
}
