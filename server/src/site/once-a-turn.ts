import { setImmediate } from 'node:timers';

/**
 * Gives what `read` gives, asked at most once in a turn of the event loop: of requests that are read from their connections
 * together each gets what was true when the first of them arrived, less than a millisecond before.
 */
export function onceATurn<T>(read: () => T): () => T {
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
