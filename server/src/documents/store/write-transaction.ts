import { setTimeout } from 'node:timers/promises';
import type { Connection } from '../../storage/connection';
import { FirestoreError } from '../firestore-error';
import { engineCode } from './engine-code';

/** Runs a function in a transaction that holds the write lock, or waits for it. An error rolls back. */
export type InTransaction = <Result>(run: () => Result) => Promise<Result>;

/** Milliseconds between two attempts to take the lock. */
const pause = 20;

/**
 * Transactions that begin by taking the lock for writing. (One that reads first and writes later cannot wait: what it
 * has read is out of date when another has written, and SQLite refuses it for good.) While another program holds the
 * lock, this thread goes on with other work.
 * @param patience milliseconds to wait for the lock
 */
export function createTransactions(connection: Connection, patience: number): InTransaction {
  const begin = async () => {
    for (const deadline = Date.now() + patience; ; await setTimeout(pause)) {
      try {
        return connection.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (!engineCode(error)?.startsWith('SQLITE_BUSY')) throw error;
        if (Date.now() >= deadline) {
          throw new FirestoreError('UNAVAILABLE', 'Something else is writing to the database. Try again');
        }
      }
    }
  };
  return async (run) => {
    await begin();
    try {
      const result = run();
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back by itself.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };
}
