import Database from 'libsql';
import * as v from 'valibot';
import { isStorageError, ServerError } from '../../server-error';
import { type Connection, configure } from '../connection';
import type { DataConnection } from '../data-connection';
import { createPrivateFile, databaseFile, prepareDataFolder } from '../data-folder';
import { withSwapLock } from '../lock-file';
import { describeEncoding } from '../schema/describe-foreign';
import { describeDifference } from '../schema/describe-schema';
import { migrations } from '../schema/migrations';
import { toStorageError } from '../storage-error';
import { followDatabase } from './follow-database';
import { resumeReplacing } from './recover-database';

const versionSchema = v.object({ user_version: v.number() });

/** The number of migrations of this version of the server; each file has its own as `user_version`. */
export const newestVersion = migrations.length;

/**
 * Opens the database of a data folder and updates its tables. For the small commands; the server uses `openStorage`.
 * @param mode `ro` while a server may run: it alone writes
 * @throws {ServerError} when the folder cannot be written, or a newer version of the server has written it.
 */
export function openDatabase(dataFolder: string, mode: 'rw' | 'ro' = 'rw'): DataConnection {
  const maxWait = 5000;
  const file = databaseFile(dataFolder);
  return useDataFolder(dataFolder, () => {
    prepareDataFolder(dataFolder);
    withSwapLock(dataFolder, maxWait, () => {
      resumeReplacing(dataFolder);
      openFile(file, maxWait).close();
    });
    return followDatabase(file, maxWait, mode);
  });
}

/** Runs a function that needs a data folder. @throws {ServerError} with the folder and the remedy when it cannot be used. */
export function useDataFolder<Result>(dataFolder: string, run: () => Result): Result {
  const subject = `Data folder ${dataFolder}`;
  try {
    return run();
  } catch (cause) {
    const error = toStorageError(cause, subject);
    const isUnwritable = !(error instanceof ServerError) || isStorageError(error, 'data-folder-unwritable');
    if (!isUnwritable) throw error;
    const reason = cause instanceof ServerError ? cause.reason : cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Make it writable, or set DATA_DIR to another folder';
    throw new ServerError('data-folder-unwritable', subject, `it cannot be used: ${reason}`, remedy, { cause });
  }
}

/**
 * Opens one file, creates it if it is missing, and updates its tables.
 * @param maxWait how long (ms) each statement waits, blocking, for another process that writes
 */
export function openFile(file: string, maxWait: number): Connection {
  createPrivateFile(file);
  const database = new Database(file);
  try {
    const encoding = describeEncoding(database);
    if (encoding !== undefined) {
      const remedy = 'Restore a backup. To begin without what it held, move the file away';
      throw new ServerError('database-foreign', `Database ${file}`, encoding, remedy);
    }
    configure(database, maxWait);
    database.pragma('journal_mode = WAL');
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Why a database is none that a version of this server, up to this one, has written.
 * @returns `undefined` when it is one
 */
export function describeForeignDatabase(database: Connection): string | undefined {
  const version = readVersion(database);
  if (version < 0) return `its version is ${version}`;
  const encoding = describeEncoding(database);
  if (encoding !== undefined) return encoding;
  return describeDifference(database, (inMemory) => migrate(inMemory, 'in memory'));
}

/** Reads the version under the write lock, so that of two simultaneous first starts only one changes the tables. */
function migrate(database: Connection, file: string): void {
  // Tools open the database while the server writes.
  if (readVersion(database) === newestVersion) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = readVersion(database);
    const subject = `Database ${file}`;
    if (done > newestVersion) {
      throw new ServerError(
        'database-newer',
        subject,
        `it was written by a newer version of the server (${done}, this one knows ${newestVersion})`,
        'Start that version, or set DATA_DIR to another folder',
      );
    }
    if (done < 0) throw new ServerError('database-foreign', subject, `its version is ${done}`, 'Restore a backup');
    for (const step of migrations.slice(done)) {
      if (typeof step === 'string') database.exec(step);
      else step(database);
    }
    if (done < newestVersion) database.exec(`PRAGMA user_version = ${newestVersion}`);
    database.exec('COMMIT');
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
  }
}

/** The number of migrations that a database has had; 0 for a new one. */
export function readVersion(database: Pick<DataConnection, 'prepare'>): number {
  return v.parse(versionSchema, database.prepare('PRAGMA user_version').get([])).user_version;
}
