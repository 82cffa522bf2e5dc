import { pipeline, Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { openDocuments } from '../calls/open-documents';
import type { Call, CallResult } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';
import { compressWhole, createCompressor, type Encoding } from './compress-result';
import type { FromThread, ToThread } from './thread-messages';

// Runs the calls for documents in a thread of their own, so that they do not delay pages.

/** How long (ms) a long result waits for its reader before it is given up: it holds a snapshot of the database. */
const maxIdleTime = 30_000;

/** A long result that is under way. */
type LongResult = { blocks: AsyncIterator<Buffer>; timer: NodeJS.Timeout; stop: () => void };

const documents = openDocuments(v.parse(v.object({ file: v.string() }), workerData).file);
const longResults = new Map<number, LongResult>();
const port = parentPort;

function send(message: FromThread): void {
  port?.postMessage(message);
}

function* prepend(blocks: readonly Buffer[], rest: Iterator<Buffer>): Generator<Buffer> {
  yield* blocks;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

function begin(id: number, first: readonly Buffer[], rest: Iterator<Buffer>, encoding: Encoding | null): void {
  const source = Readable.from(prepend(first, rest), { highWaterMark: 1 });
  const output = encoding ? pipeline(source, createCompressor(encoding), () => {}) : source;
  const stop = () => {
    longResults.delete(id);
    source.destroy();
    output.destroy();
    // The stream does not end what it never began to read, and the snapshot would be held for ever.
    rest.return?.();
  };
  const timer = setTimeout(() => {
    stop();
    send({ kind: 'broken', id });
  }, maxIdleTime);
  longResults.set(id, { blocks: output[Symbol.asyncIterator](), timer, stop });
}

async function sendNext(id: number): Promise<void> {
  const result = longResults.get(id);
  if (!result) return;
  result.timer.refresh();
  try {
    const { done, value } = await result.blocks.next();
    if (!done) return send({ kind: 'block', id, bytes: value });
    send({ kind: 'end', id });
  } catch {
    // The reason was logged where it happened; the reader gets an incomplete response.
    send({ kind: 'broken', id });
  }
  clearTimeout(result.timer);
  result.stop();
}

function reply(id: number, { json, changedCollections }: CallResult, encoding: Encoding | null): void {
  const blocks = json[Symbol.iterator]();
  const [first, second] = [blocks.next(), blocks.next()];
  if (first.done || second.done) {
    const whole = compressWhole(first.done ? Buffer.alloc(0) : first.value, encoding);
    send({ kind: 'reply', id, ...whole, changedCollections });
    return;
  }
  begin(id, [first.value, second.value], blocks, encoding);
  send({ kind: 'reply', id, bytes: null, encoding, changedCollections });
}

async function run(id: number, call: Call, encoding: Encoding | null): Promise<void> {
  try {
    reply(id, await documents.run(call), encoding);
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    send({ kind: 'refusal', id, status: error.status, message: error.message });
  }
}

port?.on('message', (message: ToThread) => {
  if (message.kind === 'call') void run(message.id, message.call, message.encoding);
  else if (message.kind === 'pull') void sendNext(message.id);
  else if (message.kind === 'cancel') {
    const result = longResults.get(message.id);
    clearTimeout(result?.timer);
    result?.stop();
  } else void documents.close().then(() => port?.close());
});
