import { printError } from 'kit/presets/command-line/print';
import { deleteOldSubmissions } from '../forms/delete-old-submissions';
import { createSubmissionStore, type SubmissionStore } from '../forms/submission-store';
import { isStorageError, ServerError } from '../server-error';
import { createClockGate, latestTime } from '../storage/clock-gate';
import type { DataConnection } from '../storage/data-connection';
import { openStorage } from '../storage/opening/open-storage';

/**
 * Deletes everything that was sent under an e-mail address.
 * @returns how many submissions
 * @throws {ServerError} `data-folder-in-use` while a server runs: its inbox deletes, too
 */
export const deleteByEmail = (dataFolder: string, email: string): Promise<number> =>
  asServer(dataFolder, 'Delete them in its inbox, /__enquiries, or stop it first', ({ store }) =>
    store.deleteByEmail(email),
  );

/**
 * Deletes what is older than the given days, unless the clock is doubted.
 * @returns the lines to print; exit code 1 where the clock is doubted
 * @throws {ServerError} `data-folder-in-use` while a server runs: it does so by itself
 */
export function deleteOld(dataFolder: string, days: number) {
  return asServer(dataFolder, 'It deletes what is too old every hour', async ({ connection, store }) => {
    const warnings: string[] = [];
    const clock = createClockGate(
      dataFolder,
      () => latestTime(connection),
      (message) => warnings.push(message),
    );
    const deleted = await deleteOldSubmissions({ store, dataFolder, clock, days });
    if (deleted === undefined) return { lines: [], warnings, exitCode: 1 };
    return { lines: [`Deleted ${deleted} submissions that were older than ${days} days`] };
  });
}

/** Runs something as the one server of a data folder. */
async function asServer<Result>(
  dataFolder: string,
  remedy: string,
  run: (opened: { connection: DataConnection; store: SubmissionStore }) => Promise<Result>,
): Promise<Result> {
  try {
    const storage = openStorage(dataFolder, (message) => printError(message));
    try {
      return await run({ connection: storage.connection, store: createSubmissionStore(storage.connection) });
    } finally {
      storage.close();
    }
  } catch (error) {
    if (!isStorageError(error, 'data-folder-in-use')) throw error;
    throw new ServerError('data-folder-in-use', `Data folder ${dataFolder}`, 'a server uses it', remedy, {
      cause: error,
    });
  }
}
