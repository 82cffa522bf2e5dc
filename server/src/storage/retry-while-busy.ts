import { setTimeout as wait } from 'node:timers/promises';
import { isStorageError } from '../server-error';

/** Wait (ms) between two attempts, and after which no further one is made. */
const pause = 50;
const maxWait = 3000;

/**
 * Runs what writes, again and again while another process does, without keeping the server from answering others.
 * @throws {ServerError} `database-busy` when that process still writes after three seconds; any other error at once
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const end = Date.now() + maxWait;
  for (;;) {
    try {
      return run();
    } catch (error) {
      const isPassing = isStorageError(error, 'database-busy', 'database-replaced');
      if (!isPassing || Date.now() > end) throw error;
    }
    await wait(pause);
  }
}
