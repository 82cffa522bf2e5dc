import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { followDatabase } from '../../storage/follow-database';
import { respondToCall } from '../calls/respond-to-call';
import type { Call } from '../calls/run-call';

// Runs the calls for documents in a thread of their own, so that they do not delay pages.

/** To the thread: a call, with the port for the response; or the request to end. */
type ToThread = { call: Call; port: MessagePort } | 'close';

/** How long (ms) a commit waits for another program that writes. */
const maxWait = 5000;

const connection = followDatabase(v.parse(v.object({ file: v.string() }), workerData).file, maxWait);

parentPort?.on('message', (message: ToThread) => {
  if (message !== 'close') return message.port.postMessage(respondToCall(connection, message.call));
  connection.close();
  parentPort?.close();
});
