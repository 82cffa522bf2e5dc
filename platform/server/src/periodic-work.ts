import { nameDocument } from 'kit/presets/command-line/name-command';
/** Work that is repeated until it is stopped. */
export type PeriodicWork = {
  /** Why it failed the last time, with the remedy; `undefined` when it succeeded. */
  failure: () => string | undefined;
  stop: () => void;
};

/**
 * Repeats something. It may fail in any way: the server goes on, the failure is reported, and it is tried again the next time.
 * @param undone the work that a failure leaves undone, for messages: `Pictures that nothing names were not deleted`
 * @param every time (ms) from one start to the next
 * @param run called with a function that says whether the work was stopped: the rest of it is left to the next time
 */
export function startPeriodicWork(
  undone: string,
  every: number,
  run: (isStopped: () => boolean) => Promise<unknown> | unknown,
  report: (message: string) => void,
): PeriodicWork {
  let failure: string | undefined;
  let isStopped = false;
  const start = async () => {
    try {
      await run(() => isStopped);
      failure = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failure = `${undone}: ${reason}. Set right what it names in the data folder, such as a folder in the place of a file (${nameDocument('docs/data-folder.md')}); it is tried again by itself`;
      report(failure);
    }
  };
  const timer = setInterval(() => void start(), every);
  timer.unref();
  void start();
  return {
    failure: () => failure,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
