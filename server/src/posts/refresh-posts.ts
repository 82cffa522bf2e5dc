import type { Log } from '../logging/log';

/** Composes the pages of authored posts after documents changed. */
export type PostsRefresher = {
  /** Requests a refresh; several requests in a row cause one. */
  wake: () => void;
  /** Why the last refresh failed; `undefined` when it succeeded. */
  failure: () => string | undefined;
  /** Completes a refresh that is under way, then stops. */
  stop: () => Promise<void>;
};

/** How long (ms) to wait for more changes: an import writes many posts in a row. */
const settleTime = 100;

/** Runs one refresh at a time; a change during it causes another. A failure is logged and leaves the pages as they were. */
export function createPostsRefresher(refresh: () => Promise<void>, log: Log): PostsRefresher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isChanged = false;
  let isStopped = false;
  let failure: string | undefined;

  const run = async () => {
    while (isChanged && !isStopped) {
      isChanged = false;
      try {
        await refresh();
        failure = undefined;
      } catch (error) {
        // The server is closing, so the refresh lost its source.
        if (isStopped) return;
        const reason = error instanceof Error ? error.message : String(error);
        failure = reason;
        log({
          level: 'error',
          message: `The pages of posts are as they were: ${reason} The next change of a post tries again.`,
        });
      }
    }
    running = undefined;
  };

  return {
    wake: () => {
      if (isStopped) return;
      isChanged = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running ??= run();
      }, settleTime);
    },
    failure: () => failure,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
