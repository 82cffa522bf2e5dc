import { join } from 'node:path';
import Database from 'libsql';
import { isStorageError, ServerError } from '../server-error';
import { createPrivateFile } from './data-folder';
import { identify, isSame } from './file-identity';
import { toStorageError } from './storage-error';

/** A lock that is held until it is released or the process ends. */
export type FileLock = {
  /** Whether the file of the lock still exists; without it another process could take the same lock. */
  isOnDisk: () => boolean;
  release: () => void;
};

/** How exclusive a lock is: nobody else holds it, or others who take it as shared, too. */
const statements = {
  exclusive: 'BEGIN EXCLUSIVE',
  // The lock is taken by the first read.
  shared: 'BEGIN; SELECT count(*) FROM sqlite_schema',
};

/**
 * Takes a lock. It is SQLite's lock on an empty file: the system releases it when the process ends, even by `kill -9`, and it works between
 * containers that share the folder. No process ids are compared.
 * @param maxWait how long (ms) to wait, blocking, for the process that holds it
 * @throws {ServerError} `database-busy` when another process keeps it
 */
export function lockFile(file: string, maxWait: number, kind: keyof typeof statements = 'exclusive'): FileLock {
  let database: Database.Database | undefined;
  try {
    createPrivateFile(file);
    const held = new Database(file);
    database = held;
    // No prepared statements: until collected, they would keep the file, and so the lock, open after close().
    held.exec(`PRAGMA busy_timeout = ${maxWait}`);
    held.exec('PRAGMA journal_mode = MEMORY');
    held.exec(statements[kind]);
    const identity = identify(file);
    return { isOnDisk: () => isSame(identity, identify(file)), release: () => held.close() };
  } catch (error) {
    database?.close();
    throw toStorageError(error, `Lock ${file}`);
  }
}

/**
 * Makes this process the server of a data folder.
 * @throws {ServerError} `data-folder-in-use` when another server has it
 */
export function lockDataFolder(dataFolder: string) {
  const take = () => {
    try {
      return lockFile(join(dataFolder, 'server.lock'), 0);
    } catch (cause) {
      if (!isStorageError(cause, 'database-busy')) throw cause;
      const remedy = 'Stop that one, or set DATA_DIR to another folder';
      const subject = `Data folder ${dataFolder}`;
      throw new ServerError('data-folder-in-use', subject, 'another server uses it', remedy, { cause });
    }
  };
  let lock = take();
  return {
    /** Takes the lock again if its file was deleted. @throws {ServerError} `data-folder-in-use` when another server has it */
    renew: (): void => {
      if (lock.isOnDisk()) return;
      const next = take();
      lock.release();
      lock = next;
    },
    release: (): void => lock.release(),
  };
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
