import { join } from 'node:path';
import { isStorageError } from '../server-error';
import { type FileLock, lockFile } from '../storage/lock-file';

const fileOf = (dataFolder: string) => join(dataFolder, 'pictures.lock');

/** How long (ms) to wait for a process that deletes: the longest has the lists of 30 days to read. */
const maxWait = 60_000;

/**
 * Runs a function that places pictures in a data folder or its backups, or counts on those that are there: meanwhile nobody deletes one.
 * Several may do so at a time.
 * @throws {ServerError} `database-busy` when another process deletes for longer than a minute
 */
export function whilePicturesStay<Result>(dataFolder: string, run: () => Result): Result {
  const lock = lockFile(fileOf(dataFolder), maxWait, 'shared');
  try {
    return run();
  } finally {
    lock.release();
  }
}

/**
 * Runs a function that decides which pictures nobody needs, and deletes them, while no other process places one or counts on one.
 * @param maxWait how long (ms) to wait, blocking, until none does
 * @param run returns how many it has deleted
 * @returns that; `undefined` when one still does: then the function was not run
 */
export function whilePicturesMayGo(dataFolder: string, maxWait: number, run: () => number): number | undefined {
  const lock = lockUnlessBusy(dataFolder, maxWait);
  if (lock === undefined) return undefined;
  try {
    return run();
  } finally {
    lock.release();
  }
}

function lockUnlessBusy(dataFolder: string, maxWait: number): FileLock | undefined {
  try {
    return lockFile(fileOf(dataFolder), maxWait, 'exclusive');
  } catch (error) {
    if (isStorageError(error, 'database-busy')) return undefined;
    throw error;
  }
}
