import { describeError, processLog } from '../../logging/log';
import { FirestoreError } from '../firestore-error';
import { type DocumentDatabase, openDocumentDatabase } from '../store/document-database';
import { engineCode } from '../store/engine-code';
import { type Call, type CallResult, runCall } from './run-call';

/** The documents of one database file. */
export type Documents = {
  /** @throws {FirestoreError} when the call is refused; nothing else. */
  run: (call: Call) => Promise<CallResult>;
  /** Completes commits that are under way. */
  close: () => Promise<void>;
};

/** How long (ms) a commit waits for another program that writes. */
const defaultMaxWait = 5000;

/** The error for the client; the message of SQLite goes to the log alone. */
function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  processLog({ level: 'error', message: 'a call for documents failed', error: describeError(error) });
  return engineCode(error) === null
    ? new FirestoreError('INTERNAL', 'The call failed. The log of the server has the reason')
    : new FirestoreError('UNAVAILABLE', 'The database cannot be used now. Try again');
}

/**
 * Documents in a SQLite file whose tables are up to date (server/src/storage). The file is opened by the first call,
 * and again when it was replaced or has failed.
 */
export function openDocuments(file: string, maxWait = defaultMaxWait): Documents {
  let opened: DocumentDatabase | undefined;
  let commits: Promise<unknown> = Promise.resolve();

  const drop = () => {
    opened?.close();
    opened = undefined;
  };
  const open = () => {
    if (opened?.isCurrent() === false) drop();
    opened ??= openDocumentDatabase(file, maxWait);
    return opened;
  };
  const runNow = async (call: Call): Promise<CallResult> => {
    try {
      const database = open();
      const result = await runCall(database, call);
      if (call.method === 'commit' && !database.isCurrent()) {
        drop();
        throw new FirestoreError('UNAVAILABLE', 'The database was replaced while the commit was under way. Try again');
      }
      return result;
    } catch (error) {
      // After an error of the disk the connection is not used again.
      const code = engineCode(error);
      if (code !== null && code !== 'SQLITE_FULL') drop();
      throw toFirestoreError(error);
    }
  };

  return {
    run: (call) => {
      if (call.method !== 'commit') return runNow(call);
      // One after the other, in the order in which they came.
      const result = commits.then(() => runNow(call));
      commits = result.catch(() => {});
      return result;
    },
    close: async () => {
      await commits;
      drop();
    },
  };
}
