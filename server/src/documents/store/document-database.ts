import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import type { Connection } from '../../storage/connection';
import { identify, isSame } from '../../storage/file-identity';
import { FirestoreError } from '../firestore-error';
import { createDocumentTable, type DocumentTable } from './document-table';
import { engineCode } from './engine-code';

/** A connection to one database file. */
export type DocumentDatabase = {
  connection: Connection;
  table: DocumentTable;
  /** Reads one state of the database. */
  read: <Result>(run: () => Result) => Result;
  /** Writes all or nothing. While another program holds the write lock, this thread does other work. */
  write: <Result>(run: () => Result) => Promise<Result>;
  /** Whether the opened file is still on disk: it may have been deleted or replaced. */
  isCurrent: () => boolean;
  close: () => void;
};

/** Time (ms) between two attempts to take the write lock. */
const pause = 20;

/** Runs a function as one transaction. An error rolls it back. */
function transact<Result>(connection: Connection, begin: 'BEGIN' | 'BEGIN IMMEDIATE', run: () => Result): Result {
  connection.exec(begin);
  try {
    const result = run();
    connection.exec('COMMIT');
    return result;
  } finally {
    // After some errors, such as a full disk, SQLite has already rolled back.
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
}

/**
 * Opens a database whose tables are up to date.
 * @param maxWait how long (ms) a write waits for another program that writes
 * @throws {FirestoreError} UNAVAILABLE when the file is missing. (SQLite would create an empty one.)
 */
export function openDocumentDatabase(file: string, maxWait: number): DocumentDatabase {
  const identity = identify(file);
  if (!identity) throw new FirestoreError('UNAVAILABLE', 'The database is not there. Restore it, and try again');
  const connection = new Database(file);
  connection.pragma('synchronous = FULL');
  connection.pragma('secure_delete = ON');
  return {
    connection,
    table: createDocumentTable(connection),
    read: (run) => transact(connection, 'BEGIN', run),
    write: async (run) => {
      for (const deadline = Date.now() + maxWait; ; await setTimeout(pause)) {
        try {
          // With the lock from the start: SQLite refuses to write after a read when another program wrote in between.
          return transact(connection, 'BEGIN IMMEDIATE', run);
        } catch (error) {
          if (!engineCode(error)?.startsWith('SQLITE_BUSY')) throw error;
          if (Date.now() >= deadline) {
            throw new FirestoreError('UNAVAILABLE', 'Something else is writing to the database. Try again');
          }
        }
      }
    },
    isCurrent: () => isSame(identity, identify(file)),
    close: () => void connection.close(),
  };
}
