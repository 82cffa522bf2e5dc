import type { Call, CallResult } from '../calls/run-call';
import type { FirestoreStatus } from '../firestore-error';

/** To the thread: a call, or the request to complete what is under way and end. */
export type ToThread = { id: number; call: Call } | 'close';

/** From the thread: the result of the call with this `id`, or the reason why it was refused. */
export type FromThread = { id: number } & (
  | { result: CallResult }
  | { refusal: { status: FirestoreStatus; message: string } }
);
