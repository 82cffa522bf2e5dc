import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { isStorageError } from '../server-error';
import type { Connection } from '../storage/connection';
import { copyDatabase } from '../storage/copy-database';
import {
  databaseFile,
  filesOf,
  makeBackupFolder,
  prepareDataFolder,
  removeSidecars,
  syncToDisk,
  timeForName,
} from '../storage/data-folder';
import { withSwapLock } from '../storage/lock-file';
import { openFile } from '../storage/open-database';
import { toStorageError } from '../storage/storage-error';
import { type RestoredPictures, restorePictures } from './back-up-pictures';
import { carryOver } from './carry-over';
import { examineDatabase, openReadOnly } from './examine-database';

/** How long (ms) to wait for a process that writes. */
const maxWait = 5000;

/** The result of a restore. */
export type Restored = {
  /** Where the former database is kept; undefined when there was none. */
  former: string | undefined;
  /** Submissions of the former database that the backup did not have. */
  carried: number;
  /** Whether the former database could be read completely. */
  isComplete: boolean;
  pictures: RestoredPictures;
};

/**
 * Replaces the database of a data folder by a backup, whether the server runs or not; a running server uses it
 * with the next request. The former database is kept among the backups, and submissions newer than the backup are
 * carried over from it.
 * @param isExact whether to leave out newer submissions
 * @throws {ServerError} when the backup is missing, damaged or newer. Then nothing is changed.
 */
export function restore(dataFolder: string, backup: string, isExact = false): Restored {
  examineDatabase(backup);
  prepareDataFolder(dataFolder);
  // First: the database names them.
  const pictures = restorePictures(dataFolder, backup);
  const file = databaseFile(dataFolder);
  const staged = `${file}.restoring`;
  try {
    copyFrom(backup, staged);
    const next = openFile(staged, maxWait);
    return withSwapLock(dataFolder, maxWait, () => {
      const former = existsSync(file) ? lockFormer(file) : undefined;
      try {
        const outcome =
          former === undefined ? { carried: 0, isComplete: !existsSync(file) } : takeOver(former, next, isExact);
        // Without a write-ahead log, which would not be renamed with the file.
        next.exec('PRAGMA journal_mode = DELETE');
        next.close();
        syncToDisk(staged);
        const kept = keepFormer(dataFolder);
        renameSync(staged, file);
        syncToDisk(dataFolder);
        return { former: kept, ...outcome, pictures };
      } finally {
        // Closing is not enough: a statement that is not collected yet would hold the lock.
        if (former?.inTransaction) former.exec('ROLLBACK');
        former?.close();
      }
    });
  } finally {
    for (const name of filesOf(staged)) rmSync(name, { force: true });
  }
}

function copyFrom(backup: string, staged: string): void {
  const source = openReadOnly(backup);
  try {
    copyDatabase(source, staged);
  } finally {
    source.close();
  }
}

/** Locks the former database against writes until it is renamed; `undefined` when it is too damaged for that. */
function lockFormer(file: string): Connection | undefined {
  const former = new Database(file);
  try {
    former.exec(`PRAGMA busy_timeout = ${maxWait}`);
    former.exec('BEGIN IMMEDIATE');
    return former;
  } catch (cause) {
    former.close();
    const error = toStorageError(cause, `Database ${file}`);
    if (isStorageError(error, 'database-damaged')) return undefined;
    throw error;
  }
}

/** No number is used twice, even after a restore: receivers identify submissions by number. */
function takeOver(former: Connection, next: Connection, isExact: boolean) {
  next.exec('BEGIN IMMEDIATE');
  const outcome = isExact ? { carried: 0, isComplete: true } : carryOver(former, next);
  const last = readLastNumber(former);
  if (last > readLastNumber(next)) {
    next.exec("DELETE FROM sqlite_sequence WHERE name = 'submissions'");
    next.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('submissions', ?)").run([last]);
  }
  next.exec('COMMIT');
  return outcome;
}

function readLastNumber(database: Connection): number {
  try {
    const row = database.prepare("SELECT max(seq) AS last FROM sqlite_sequence WHERE name = 'submissions'").get([]);
    return v.parse(v.object({ last: v.nullable(v.number()) }), row).last ?? 0;
  } catch (cause) {
    const error = toStorageError(cause, 'Former database');
    if (isStorageError(error, 'database-damaged')) return 0;
    throw error;
  }
}

/** Moves the former database and its write-ahead log, which has the latest writes, to the backups. */
function keepFormer(dataFolder: string): string | undefined {
  const file = databaseFile(dataFolder);
  if (!existsSync(file)) return undefined;
  const kept = join(makeBackupFolder(dataFolder), `before-restore-${timeForName()}.sqlite`);
  renameSync(file, kept);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
  removeSidecars(file);
  return kept;
}
