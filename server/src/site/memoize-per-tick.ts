import { setImmediate } from 'node:timers';

/**
 * Gives what `read` gives, asked at most once in a turn of the event loop: requests that are read from their connections
 * together all get what was true for the first of them.
 */
export function memoizePerTick<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    if (!known) {
      known = { value: read() };
      setImmediate(() => {
        known = undefined;
      });
    }
    return known.value;
  };
}
