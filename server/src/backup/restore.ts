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
} from '../storage/data-folder';
import { withSwapLock } from '../storage/lock-file';
import { openFile } from '../storage/open-database';
import { timeForName } from '../storage/open-storage';
import { toStorageError } from '../storage/storage-error';
import { carryOver } from './carry-over';
import { examineDatabase, openReadOnly } from './examine-database';

/** How long (ms) to wait for a process that writes. */
const patience = 5000;

/** What became of a restore. */
export type Restored = {
  /** Where the former database is kept; undefined when there was none. */
  former: string | undefined;
  /** Submissions of the former database that the backup did not have. */
  carried: number;
  /** Whether all of the former one could be read for that. */
  isComplete: boolean;
};

/**
 * Puts a backup in the place of a data folder's database, while the server runs or not; a running one goes over to it
 * with the next request. The former database is kept among the backups, and submissions that came after the backup are
 * carried over from it.
 * @param isExact whether to take the backup as it is, without newer submissions
 * @throws {ServerError} when the backup is damaged, newer or none. Nothing is changed then.
 */
export function restore(dataFolder: string, backup: string, isExact = false): Restored {
  examineDatabase(backup);
  prepareDataFolder(dataFolder);
  const file = databaseFile(dataFolder);
  const staged = `${file}.restoring`;
  try {
    copyFrom(backup, staged);
    const next = openFile(staged, patience);
    return withSwapLock(dataFolder, patience, () => {
      const former = existsSync(file) ? lockFormer(file) : undefined;
      try {
        const outcome =
          former === undefined ? { carried: 0, isComplete: !existsSync(file) } : takeOver(former, next, isExact);
        // One file without a log beside it, which would not be renamed with it.
        next.exec('PRAGMA journal_mode = DELETE');
        next.close();
        syncToDisk(staged);
        const kept = keepFormer(dataFolder);
        renameSync(staged, file);
        syncToDisk(dataFolder);
        return { former: kept, ...outcome };
      } finally {
        // Not by closing alone: a statement that is not collected yet would hold the lock.
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

/** Keeps everybody from writing into the former database until it has another name; undefined when it is too damaged. */
function lockFormer(file: string): Connection | undefined {
  const former = new Database(file);
  try {
    former.exec(`PRAGMA busy_timeout = ${patience}`);
    former.exec('BEGIN IMMEDIATE');
    return former;
  } catch (cause) {
    former.close();
    const error = toStorageError(cause, `Database ${file}`);
    if (isStorageError(error, 'database-damaged')) return undefined;
    throw error;
  }
}

/** Numbers are never given twice, also not to what comes after a restore: receivers of submissions know them by number. */
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

/** With its log: what was written last is there. */
function keepFormer(dataFolder: string): string | undefined {
  const file = databaseFile(dataFolder);
  if (!existsSync(file)) return undefined;
  const kept = join(makeBackupFolder(dataFolder), `before-restore-${timeForName()}.sqlite`);
  renameSync(file, kept);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
  removeSidecars(file);
  return kept;
}
