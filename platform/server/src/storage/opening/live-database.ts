import { rmSync } from 'node:fs';
import { isStorageError, ServerError, type StorageError } from '../../server-error';
import type { Connection } from '../connection';
import type { DatabaseHolder } from '../data-connection';
import { databaseFile, filesOf, prepareDataFolder } from '../data-folder';
import { type FileIdentity, identify, isSame } from '../file-identity';
import { withSwapLock } from '../lock-file';
import { findExhaustedNumbers } from '../mending/find-exhausted-numbers';
import { toStorageError } from '../storage-error';
import { keepReplaced, putBack, setAside } from './recover-database';

/** The options of holding the live database. */
type LiveOptions = {
  /** Opens a file. @throws when it is not sound */
  open: (file: string) => Connection;
  /** How long (ms) to wait, blocking, while another process replaces the file. */
  maxWait: number;
  /** Checks that this process is still the server of the data folder. */
  renewLock: () => void;
  /** Logs one message. */
  report: (message: string) => void;
};

/**
 * Holds the database of a running server: a deleted file is written back from the open database, and a file that takes its place is used
 * from then on.
 * @throws {ServerError} `StorageError` when it cannot be opened
 */
export function holdLiveDatabase(
  dataFolder: string,
  { open, maxWait, renewLock, report }: LiveOptions,
): DatabaseHolder {
  const file = databaseFile(dataFolder);
  const subject = `Database ${file}`;
  const openFiles = () => ({ database: open(file), files: filesOf(file).map(identify) });
  let held = withSwapLock(dataFolder, maxWait, openFiles);
  /** Nothing is written to a damaged file until another one takes its place. */
  let damage: StorageError | undefined;
  /** Files that were open before: their content is in a newer one. */
  const former: (FileIdentity | undefined)[] = [];

  const isOnDisk = () => filesOf(file).every((name, index) => isSame(held.files[index], identify(name)));

  /** Opens the file on disk. @returns whether that is another database than before */
  const follow = (): boolean => {
    prepareDataFolder(dataFolder);
    renewLock();
    return withSwapLock(dataFolder, maxWait, () => {
      if (isOnDisk()) return false;
      const found = identify(file);
      const hasReturned = former.some((one) => isSame(one, found) && one?.born === found?.born);
      const isReplaced = found !== undefined && !isSame(held.files[0], found) && !hasReturned;
      if (isReplaced) removeFormerLog(held.files, file);
      else {
        if (hasReturned) setAside(dataFolder, report);
        putBack(dataFolder, held.database, report);
      }
      const next = openFiles();
      try {
        if (isReplaced) keepReplaced(dataFolder, held, report);
      } catch (error) {
        next.database.close();
        throw error;
      }
      held.database.close();
      former.push(held.files[0]);
      held = next;
      damage = undefined;
      return isReplaced;
    });
  };

  return {
    current: () => {
      // libSQL would end the whole process.
      if (!held.database.open) throw new Error(`${subject}: it was closed`);
      if (!isOnDisk()) follow();
      if (damage) throw damage;
      return held.database;
    },
    confirm: () => {
      // A file that was put back has all writes.
      if (isOnDisk() || !follow()) return;
      const reason = 'it was replaced while something was written';
      throw new ServerError('database-replaced', subject, reason, 'Write it again');
    },
    explain: (cause) => {
      const error = toStorageError(cause, subject);
      if (error !== cause && isStorageError(error, 'disk-full'))
        return findExhaustedNumbers(held.database, subject) ?? error;
      // An error that already was a StorageError may be about another file, which was not opened.
      if (error !== cause && isStorageError(error, 'database-damaged')) damage = error;
      return error;
    },
    close: () => {
      if (!held.database.open) return;
      // The one file has everything then, and can be copied without its log.
      try {
        held.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        report(`${subject}: what was stored last is in its -wal alone, which is part of it: ${reason}`);
      }
      held.database.close();
    },
  };
}

/** Removes the log of the former file, which SQLite would apply to the new one. */
function removeFormerLog(files: readonly (FileIdentity | undefined)[], file: string): void {
  filesOf(file).forEach((name, index) => {
    if (index > 0 && isSame(files[index], identify(name))) rmSync(name);
  });
}
