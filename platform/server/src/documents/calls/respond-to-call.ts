import { describeError, processLog } from '../../logging/log';
import { isStorageError } from '../../server-error';
import type { DataConnection } from '../../storage/data-connection';
import { FirestoreError, type FirestoreStatus } from '../firestore-error';
import { type Call, type CallResult, runCall } from './run-call';

/** The result of a call, or why it was refused. */
export type CallResponse = { result: CallResult } | { refusal: { status: FirestoreStatus; message: string } };

/** Runs a call. Never throws. */
export function respondToCall(connection: DataConnection, call: Call): CallResponse {
  try {
    return { result: runCall(connection, call) };
  } catch (error) {
    const { status, message } = toFirestoreError(error);
    return { refusal: { status, message } };
  }
}

/** The error for the client; a reason of this server goes to the log alone. */
function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  // Filters within filters, thousands deep, exceed the stack.
  if (error instanceof RangeError) return new FirestoreError('INVALID_ARGUMENT', 'The body is nested too deeply');
  processLog({ level: 'error', message: 'a call for documents failed', error: describeError(error) });
  return isStorageError(error)
    ? new FirestoreError('UNAVAILABLE', 'The database cannot be used now. Try again')
    : new FirestoreError('INTERNAL', 'The call failed. The log of the server has the reason');
}
