import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { openDocuments } from '../calls/open-documents';
import type { Call } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';
import type { FromThread, ToThread } from './thread-messages';

// Runs the calls for documents in a thread of their own, so that they do not delay pages.

const documents = openDocuments(v.parse(v.object({ file: v.string() }), workerData).file);

async function respond(id: number, call: Call): Promise<FromThread> {
  try {
    return { id, result: await documents.run(call) };
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return { id, refusal: { status: error.status, message: error.message } };
  }
}

parentPort?.on('message', async (message: ToThread) => {
  if (message !== 'close') return parentPort?.postMessage(await respond(message.id, message.call));
  await documents.close();
  parentPort?.close();
});
