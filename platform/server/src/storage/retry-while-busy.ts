import { setTimeout as wait } from 'node:timers/promises';
import { isStorageError } from '../server-error';

/** Time (ms) between two attempts, and after which there are no more. */
const pause = 50;
const maxWait = 3000;

/**
 * Runs a function that writes, and repeats it while another process is writing. The server handles other requests meanwhile.
 * @throws {ServerError} `database-busy` if the other process is still writing after three seconds; any other error at once
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const end = performance.now() + maxWait;
  for (;;) {
    try {
      return run();
    } catch (error) {
      const isPassing = isStorageError(error, 'database-busy', 'database-replaced');
      if (!isPassing || performance.now() > end) throw error;
    }
    await wait(pause);
  }
}
