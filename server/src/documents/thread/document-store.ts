import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { describeError, type Log } from '../../logging/log';
import type { Call } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';
import type { Encoding } from './compress-result';
import type { FromThread, ThreadReply, ToThread } from './thread-messages';

/** Result of a call, compressed if requested, as a whole or as a stream. */
type StoreResult = Omit<ThreadReply, 'bytes'> & { body: Buffer | Readable };

/** Documents of all projects, in a thread of their own. */
export type DocumentStore = {
  /** @throws {FirestoreError} when the call is refused, or UNAVAILABLE when the thread has ended. */
  call: (call: Call, encoding: Encoding | null) => Promise<StoreResult>;
  /** Completes calls that are under way. */
  close: () => Promise<void>;
};

/** Waits for messages of the thread: the result of a call, or the next block of a long result. */
type Waiting = { receive: (message: FromThread) => void; fail: (error: FirestoreError) => void };

type Thread = { post: (message: ToThread) => void; worker: Worker; waiting: Map<number, Waiting> };

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
  worker.on('message', (message: FromThread) => waiting.get(message.id)?.receive(message));
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

/** A long result as a stream. Each block is requested when the reader needs it. */
function createBody({ post, waiting }: Thread, id: number): Readable {
  const body = new Readable({
    read: () => post({ kind: 'pull', id }),
    destroy: (error, done) => {
      if (waiting.delete(id)) post({ kind: 'cancel', id });
      done(error);
    },
  });
  waiting.set(id, {
    receive: (message) => {
      if (message.kind === 'block') return void body.push(message.bytes);
      waiting.delete(id);
      if (message.kind === 'end') body.push(null);
      else body.destroy(unavailable());
    },
    fail: (error) => void body.destroy(error),
  });
  return body;
}

/**
 * Documents in an open database. A thread with its own connections reads and writes them. It
 * starts with the first call, and again with the next call after it has failed.
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
    call: (call, encoding) =>
      new Promise((resolve, reject) => {
        const current = open();
        lastId += 1;
        const id = lastId;
        current.waiting.set(id, {
          fail: reject,
          receive: (message) => {
            current.waiting.delete(id);
            if (message.kind === 'refusal') return reject(new FirestoreError(message.status, message.message));
            if (message.kind !== 'reply') return reject(unavailable());
            const { bytes, changedCollections } = message;
            const body = bytes
              ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
              : createBody(current, id);
            resolve({ body, encoding: message.encoding, changedCollections });
          },
        });
        current.post({ kind: 'call', id, call, encoding });
      }),
    close: async () => {
      isClosed = true;
      if (!thread) return;
      const { worker, post } = thread;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      const timer = setTimeout(() => void worker.terminate(), closeTimeout);
      post({ kind: 'close' });
      await ended;
      clearTimeout(timer);
    },
  };
}
