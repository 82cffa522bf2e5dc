import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { describeError, type Log } from '../../logging/log';
import type { Call, CallResult } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';
import type { FromThread, ToThread } from './thread-messages';

/** Documents of all projects, in a thread of their own. */
export type DocumentStore = {
  /** @throws {FirestoreError} when the call is refused, or UNAVAILABLE when the thread has ended. */
  call: (call: Call) => Promise<CallResult>;
  /** Completes calls that are under way. */
  close: () => Promise<void>;
};

/** Waits for the result of a call. */
type Waiting = { receive: (message: FromThread) => void; fail: (error: FirestoreError) => void };

type Thread = { worker: Worker; post: (message: ToThread) => void; waiting: Map<number, Waiting> };

/** How long (ms) no new thread is started after one has ended unexpectedly. */
const restartPause = 1000;
/** How long (ms) the thread may take to close. */
const closeTimeout = 5000;
/** A request that needs more memory ends the thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

const unavailable = () => new FirestoreError('UNAVAILABLE', 'The documents cannot be used now. Try again');

const fileSchema = v.object({ file: v.string() });

/** What is needed of a database to find its file. */
type OpenDatabase = { prepare: (sql: string) => { get: (parameters: unknown[]) => unknown } };

/** Starts the thread for a database file. */
export const startThread = (file: string) =>
  new Worker(join(import.meta.dirname, 'documents-thread.cjs'), { workerData: { file }, resourceLimits });

function watch(worker: Worker, log: Log, onEnd: () => void): Thread {
  const waiting: Thread['waiting'] = new Map();
  worker.unref();
  worker.on('message', (message: FromThread) => {
    waiting.get(message.id)?.receive(message);
    waiting.delete(message.id);
  });
  worker.on('error', (error) =>
    log({ level: 'error', message: 'the documents thread failed', error: describeError(error) }),
  );
  worker.on('exit', () => {
    onEnd();
    for (const { fail } of waiting.values()) fail(unavailable());
    waiting.clear();
  });
  return { worker, waiting, post: (message) => worker.postMessage(message) };
}

/**
 * Documents in an open database. A thread with its own connection reads and writes them. It starts with the first
 * call, and again with the next call after it has failed.
 */
export function createDocumentStore(database: OpenDatabase, log: Log, start = startThread): DocumentStore {
  const { file } = v.parse(fileSchema, database.prepare('PRAGMA database_list').get([]));
  let thread: Thread | undefined;
  let isClosed = false;
  let restartAt = 0;
  let lastId = 0;

  const open = (): Thread => {
    if (isClosed || Date.now() < restartAt) throw unavailable();
    thread ??= watch(start(file), log, () => {
      thread = undefined;
      if (isClosed) return;
      restartAt = Date.now() + restartPause;
      log({ level: 'error', message: 'the documents thread has ended; the next call starts it again' });
    });
    return thread;
  };

  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        const { waiting, post } = open();
        lastId += 1;
        waiting.set(lastId, {
          fail: reject,
          receive: (message) => {
            if ('result' in message) return resolve(message.result);
            reject(new FirestoreError(message.refusal.status, message.refusal.message));
          },
        });
        post({ id: lastId, call });
      }),
    close: async () => {
      isClosed = true;
      if (!thread) return;
      const { worker, post } = thread;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      const timer = setTimeout(() => void worker.terminate(), closeTimeout);
      post('close');
      await ended;
      clearTimeout(timer);
    },
  };
}
