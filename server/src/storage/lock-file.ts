import { join } from 'node:path';
import Database from 'libsql';
import { isStorageError, ServerError } from '../server-error';
import { createPrivateFile } from './data-folder';
import { type FileIdentity, identify, isSame } from './file-identity';
import { toStorageError } from './storage-error';

/** A lock that is held until it is released or the process ends. */
export type FileLock = {
  /** Whether the file of the lock still exists; without it another process could take the same lock. */
  isOnDisk: () => boolean;
  release: () => void;
};

/**
 * Takes a lock that only one process can hold. It is SQLite's lock on an empty file: the system releases it when the
 * process ends, even by `kill -9`, and it works between containers that share the folder. No process ids are
 * compared.
 * @param maxWait how long (ms) to wait, blocking, for the process that holds it
 * @throws {ServerError} `database-busy` when another process keeps it
 */
function lockFile(file: string, maxWait: number): FileLock {
  let database: Database.Database | undefined;
  try {
    createPrivateFile(file);
    database = new Database(file);
    // No prepared statements: until collected, they would keep the file, and so the lock, open after close().
    database.exec(`PRAGMA busy_timeout = ${maxWait}`);
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    throw toStorageError(error, `Lock ${file}`);
  }
  const held = database;
  const identity: FileIdentity | undefined = identify(file);
  return {
    isOnDisk: () => isSame(identity, identify(file)),
    release: () => {
      if (held.open) held.close();
    },
  };
}

/**
 * Makes this process the server of a data folder.
 * @throws {ServerError} `data-folder-in-use` when another server has it
 */
export function lockDataFolder(dataFolder: string): FileLock {
  try {
    return lockFile(join(dataFolder, 'server.lock'), 0);
  } catch (error) {
    if (!isStorageError(error, 'database-busy')) throw error;
    throw new ServerError(
      'data-folder-in-use',
      `Data folder ${dataFolder}`,
      'another server uses it',
      'Stop that one, or set DATA_DIR to another folder',
      { cause: error },
    );
  }
}

/**
 * Runs a function while no other process opens, replaces or writes back the database of a data folder.
 * @param maxWait how long (ms) to wait, blocking, for such a process
 */
export function withSwapLock<Result>(dataFolder: string, maxWait: number, run: () => Result): Result {
  const lock = lockFile(join(dataFolder, 'swap.lock'), maxWait);
  try {
    return run();
  } finally {
    lock.release();
  }
}
