import { describeError, type Log } from '../logging/log';
import { isStorageError } from '../server-error';

/** What is sent from an outbox, again and again. */
export type OutboxPolling = {
  /** Sends what is due now, instead of at the next poll. */
  wake: () => void;
  /** Completes what is under way, then stops. */
  stop: () => Promise<void>;
};

/**
 * Sends what is due at every poll, one round at a time.
 * @param pollInterval ms
 * @param failure message of a round that failed as a whole; the next poll tries again
 */
export function pollOutbox(
  sendDue: () => Promise<void>,
  pollInterval: number,
  failure: string,
  log: Log,
): OutboxPolling {
  let underWay: Promise<void> | undefined;
  const wake = () => {
    underWay ??= sendDue()
      // A defect here must not end the server.
      .catch((error: unknown) => {
        // The storage logs its own errors once; they would repeat with each poll.
        if (isStorageError(error)) return;
        log({ level: 'error', message: failure, error: describeError(error) });
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(wake, pollInterval);
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
