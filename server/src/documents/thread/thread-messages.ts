import type { Call } from '../calls/run-call';
import type { FirestoreStatus } from '../firestore-error';
import type { Encoding } from './compress-result';

// What the server's thread and the thread of the documents say to each other. `id` names a call.

/** To the thread of the documents. */
export type ToThread =
  | { kind: 'call'; id: number; call: Call; encoding: Encoding | null }
  /** Asks for the next block of a long result. */
  | { kind: 'pull'; id: number }
  /** Nobody wants the rest of a long result. */
  | { kind: 'cancel'; id: number }
  | { kind: 'close' };

/** Head of a result: `bytes` are `null` when it is long and comes in blocks. */
export type ThreadReply = {
  bytes: Uint8Array | null;
  encoding: Encoding | null;
  changedCollections: readonly string[];
};

/** From the thread of the documents. */
export type FromThread =
  | ({ kind: 'reply'; id: number } & ThreadReply)
  | { kind: 'refusal'; id: number; status: FirestoreStatus; message: string }
  | { kind: 'block'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** A long result that has begun cannot be ended. */
  | { kind: 'broken'; id: number };
