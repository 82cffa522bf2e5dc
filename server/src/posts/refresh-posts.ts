import type { Log } from '../logging/log';

/** Composes the pages of authored posts after a change of documents. */
export type PostsRefresher = {
  /** Says that posts may have changed; several in a row become one refresh. */
  wake: () => void;
  /** Why the last refresh failed; undefined when it did not. */
  failure: () => string | undefined;
  /** Lets a refresh that is under way end. */
  stop: () => Promise<void>;
};

/** How long (ms) to wait for more changes: an import writes many posts in a row. */
const settleTime = 300;

/** Runs one refresh at a time; a change during it brings another. A failure leaves the pages as they were, and is said. */
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
        // The server is going down, and with it what the refresh reads from.
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
