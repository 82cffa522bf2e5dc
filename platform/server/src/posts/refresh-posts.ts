import type { ComposeResult } from 'kit/contract/compose-result';
import { backoff } from '../backoff';
import type { Log } from '../logging/log';

/** How long (ms) to wait for more changes: an import writes many posts in a row. */
const settleTime = 100;
/** Maximum time (ms) until a refresh that failed is tried again, and until the clock is read again: it may have been set. */
const maxPause = 60_000;

/**
 * Composes the pages of authored posts after documents changed, and when a scheduled post is due. It runs one refresh at a time; a change during it causes another. A failure is logged and leaves the pages as they were
 * until the refresh, which is tried again, succeeds.
 * @param refresh called with a function that requests another one
 */
export function createPostsRefresher(refresh: (wake: () => void) => Promise<ComposeResult>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isChanged = false;
  let isStopped = false;
  let failure: string | undefined;
  let failures = 0;
  let nextAt = Number.POSITIVE_INFINITY;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const wake = (pause = settleTime) => {
    if (isStopped) return;
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Not at the end of `run`, which ends before `running` is set when an earlier run has taken the change already.
      running ??= run().finally(() => {
        running = undefined;
      });
    }, pause);
  };

  const waitUntilNext = () => {
    clearTimeout(timer);
    const now = Date.now();
    // A clock that was ahead has been put right: posts shown too early are taken back.
    const wasAhead = now < refreshedAt - maxPause;
    if (now >= nextAt || wasAhead) wake();
    else timer = setTimeout(waitUntilNext, Math.min(nextAt - now, maxPause));
  };

  const run = async () => {
    while (isChanged && !isStopped) {
      isChanged = false;
      refreshedAt = Date.now();
      try {
        const result = await refresh(wake);
        nextAt = result.nextAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(result.nextAt);
        failure = undefined;
        failures = 0;
      } catch (error) {
        // The server is closing, so the refresh lost its source.
        if (isStopped) return;
        const reason = error instanceof Error ? error.message : String(error);
        failure = reason;
        failures += 1;
        log({
          level: 'error',
          message: `The pages of posts are as they were: ${reason} It is tried again after a pause, and when a post changes.`,
        });
      }
    }
    if (isStopped) return;
    if (failures > 0) wake(backoff(failures, maxPause));
    else waitUntilNext();
  };

  return {
    /** Requests a refresh; several requests in a row cause one. */
    wake: () => wake(),
    /** Why the last refresh failed; `undefined` when it succeeded. */
    failure: () => failure,
    /** Completes a refresh that is under way, then stops. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
