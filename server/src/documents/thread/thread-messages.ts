import type { Call } from '../calls/run-call';
import type { FirestoreStatus } from '../firestore-error';
import type { Encoding } from './compress-result';

// Messages between the server's main thread and the documents thread. `id` identifies a call.

/** To the documents thread. */
export type ToThread =
  | { kind: 'call'; id: number; call: Call; encoding: Encoding | null }
  /** Requests the next block of a long result. */
  | { kind: 'pull'; id: number }
  /** The rest of a long result is not needed. */
  | { kind: 'cancel'; id: number }
  | { kind: 'close' };

/** Head of a result: `bytes` is `null` if the result is long and comes in blocks. */
export type ThreadReply = {
  bytes: Uint8Array | null;
  encoding: Encoding | null;
  changedCollections: readonly string[];
};

/** From the documents thread. */
export type FromThread =
  | ({ kind: 'reply'; id: number } & ThreadReply)
  | { kind: 'refusal'; id: number; status: FirestoreStatus; message: string }
  | { kind: 'block'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** A long result failed after it had begun. */
  | { kind: 'broken'; id: number };
