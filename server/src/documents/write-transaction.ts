import { setTimeout } from 'node:timers/promises';
import type { Connection } from '../storage/open-database';
import type { InTransaction } from './commit-writes';
import { engineCode } from './engine-error';
import { FirestoreError } from './firestore-error';

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
