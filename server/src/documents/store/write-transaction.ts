import { setTimeout } from 'node:timers/promises';
import type { Connection } from '../../storage/connection';
import { FirestoreError } from '../firestore-error';
import { engineCode } from './engine-code';

/** Runs a function in a transaction that holds the write lock, or waits for it. An error rolls back. */
export type InTransaction = <Result>(run: () => Result) => Promise<Result>;

/** Time (ms) between two attempts to take the lock. */
const pause = 20;

/**
 * Transactions that take the write lock first. (One that reads first and writes later cannot wait: what it
 * has read is outdated when another has written, so SQLite refuses it.) While another program holds the
 * lock, this thread does other work.
 * @param maxWait how long (ms) to wait for the lock
 */
export function createTransactions(connection: Connection, maxWait: number): InTransaction {
  const begin = async () => {
    for (const deadline = Date.now() + maxWait; ; await setTimeout(pause)) {
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
      // After some errors, such as a full disk, SQLite has already rolled back.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };
}
