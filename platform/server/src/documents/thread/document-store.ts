import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { describeError, type Log } from '../../logging/log';
import type { DataConnection } from '../../storage/data-connection';
import { type CallResponse, respondToCall } from '../calls/respond-to-call';
import type { Call, CallResult } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';
import { createCallLine } from './call-line';

/** Documents of all projects, in a thread of their own. */
export type DocumentStore = {
  /**
   * @param ended aborted when nobody waits for the answer any more, or has read it: until then it is held in memory
   * @throws {FirestoreError} when the call is refused, UNAVAILABLE when the thread has ended, RESOURCE_EXHAUSTED when too much is
   *   under way
   */
  call: (call: Call, ended: AbortSignal) => Promise<CallResult>;
  /** For when no call is under way. */
  close: () => Promise<void>;
};

/** To the thread: a call, with the port for the response; or the request to end. */
export type ToThread = { call: Call; port: MessagePort } | 'close';

/** A request that needs more memory ends the thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };

const fileSchema = v.object({ file: v.string() });

/** Starts the thread for a database file. */
export const startThread = (file: string) =>
  new Worker(join(import.meta.dirname, 'documents-thread.cjs'), { workerData: { file }, resourceLimits });

/**
 * Documents in an open database. A thread with its own connection reads them; it starts with the first call, and again with the next call
 * after it has failed. Commits go through the server's connection, the only one that writes.
 */
export function createDocumentStore(database: DataConnection, log: Log, start = startThread): DocumentStore {
  const { file } = v.parse(fileSchema, database.prepare('PRAGMA database_list').get([]));
  let thread: Worker | undefined;
  const line = createCallLine();

  const open = (): Worker => {
    const message = 'the documents thread has ended; a call starts it again';
    return start(file).on('error', (error) => log({ level: 'error', message, error: describeError(error) }));
  };

  const send = (call: Call) =>
    new Promise<CallResponse>((resolve, reject) => {
      thread ??= open();
      const worker = thread;
      const { port1: own, port2: port } = new MessageChannel();
      const fail = () => {
        if (thread === worker) thread = undefined;
        reject(new FirestoreError('UNAVAILABLE', 'The documents cannot be used now. Try again'));
      };
      // Its other end has gone with the thread.
      own.once('close', fail);
      own.once('message', (response: CallResponse) => {
        own.off('close', fail).close();
        resolve(response);
      });
      worker.postMessage({ call, port } satisfies ToThread, [port]);
    });

  return {
    call: (call, ended) =>
      line.add(call, ended, async () =>
        resultOf(call.method === 'commit' ? respondToCall(database, call) : await send(call)),
      ),
    close: async () => {
      const ending = thread;
      thread = undefined;
      if (!ending) return;
      ending.postMessage('close' satisfies ToThread);
      await once(ending, 'exit');
    },
  };
}

function resultOf(response: CallResponse): CallResult {
  if ('result' in response) return response.result;
  throw new FirestoreError(response.refusal.status, response.refusal.message);
}
