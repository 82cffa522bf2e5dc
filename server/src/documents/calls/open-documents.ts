import { describeError, processLog } from '../../logging/log';
import { FirestoreError } from '../firestore-error';
import { type Connections, openConnections } from '../store/connections';
import { engineCode } from '../store/engine-code';
import { type Call, type CallResult, runCall } from './run-call';

/** The documents of one database file. */
export type Documents = {
  /** @throws {FirestoreError} when the call is refused; nothing else. */
  run: (call: Call) => Promise<CallResult>;
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

/** Reads the first block, so that a failing call is refused before anything is sent. */
function begin(blocks: Iterable<Buffer>, onError: (error: unknown) => FirestoreError): Iterable<Buffer> {
  const iterator = blocks[Symbol.iterator]();
  let next: IteratorResult<Buffer>;
  try {
    next = iterator.next();
  } catch (error) {
    throw onError(error);
  }
  return {
    // Not a generator: returning from one before its first step would not close its source.
    [Symbol.iterator]: () => ({
      next: () => {
        const current = next;
        if (current.done) return current;
        try {
          next = iterator.next();
        } catch (error) {
          throw onError(error);
        }
        return current;
      },
      return: () => iterator.return?.() ?? { done: true, value: undefined },
    }),
  };
}

/**
 * Documents in a SQLite file whose tables are up to date (server/src/storage). The file is opened by the first call,
 * and again when it was replaced or has failed.
 */
export function openDocuments(file: string, maxWait = defaultMaxWait): Documents {
  let opened: Promise<Connections> | undefined;
  let commits: Promise<unknown> = Promise.resolve();

  const drop = () => {
    opened?.then(
      (connections) => connections.close(),
      () => {},
    );
    opened = undefined;
  };
  const open = async () => {
    if (opened && !(await opened.then((connections) => connections.isCurrent()))) drop();
    if (!opened) {
      const opening = openConnections(file, maxWait);
      opening.catch(() => {
        if (opened === opening) opened = undefined;
      });
      opened = opening;
    }
    return opened;
  };
  const failed = (error: unknown) => {
    // After an error of the disk the connection is not used again.
    const code = engineCode(error);
    if (code !== null && code !== 'SQLITE_FULL') drop();
    return toFirestoreError(error);
  };

  const runNow = async (call: Call): Promise<CallResult> => {
    try {
      const connections = await open();
      const { json, changedCollections } = await runCall(connections, call);
      if (call.method === 'commit' && !connections.isCurrent()) {
        drop();
        throw new FirestoreError('UNAVAILABLE', 'The database was replaced while the commit was under way. Try again');
      }
      return { json: begin(json, failed), changedCollections };
    } catch (error) {
      if (error instanceof FirestoreError) throw error;
      throw failed(error);
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
      const connections = await opened?.catch(() => undefined);
      opened = undefined;
      connections?.close();
    },
  };
}
