/** Calls back once the browser has nothing to do. Safari has no idle callback; there the next task has to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 0);
}
