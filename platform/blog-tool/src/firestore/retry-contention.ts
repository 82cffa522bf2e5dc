import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore/lite';

/** How often a transaction is tried while others write the same documents. */
const maxTries = 5;

/**
 * Runs a transaction, again when somebody else has written what it read. Unlike the SDK it does not repeat a call without a response: the
 * writer gets the error at once, and their next save knows what became of this one.
 */
export async function retryContention(
  database: Firestore,
  run: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runTransaction(database, run, { maxAttempts: 1 });
      return;
    } catch (error) {
      const isContention = error instanceof FirebaseError && ['aborted', 'failed-precondition'].includes(error.code);
      if (!isContention || attempt === maxTries) throw error;
    }
  }
}
