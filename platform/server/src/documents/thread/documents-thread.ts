import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { followDatabase } from '../../storage/opening/follow-database';
import { respondToCall } from '../calls/respond-to-call';
import type { ToThread } from './document-store';

// Runs the calls that read documents in a thread of their own, so that they do not delay pages.

/** How long (ms) a call waits for another program that writes. */
const maxWait = 5000;

const connection = followDatabase(v.parse(v.object({ file: v.string() }), workerData).file, maxWait, 'ro');

parentPort?.on('message', (message: ToThread) => {
  if (message !== 'close') return message.port.postMessage(respondToCall(connection, message.call));
  connection.close();
  parentPort?.close();
});
