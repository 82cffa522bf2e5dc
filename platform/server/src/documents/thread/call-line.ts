import type { Call, CallResult } from '../calls/run-call';
import { FirestoreError } from '../firestore-error';

/** Calls that wait for those before them. */
const maxWaiting = 64;
/** Bytes of the bodies of all calls, and of the answers that were not read yet. */
const maxBodies = 64 * 1024 * 1024;
const maxAnswers = 128 * 1024 * 1024;

/** Runs calls one after another. */
type CallLine = {
  /**
   * @param ended aborted when nobody waits for the answer any more, or has read it
   * @throws {FirestoreError} RESOURCE_EXHAUSTED when too many wait, or answers that nobody reads fill the memory
   */
  add: (call: Call, ended: AbortSignal, run: () => Promise<CallResult>) => Promise<CallResult>;
};

/**
 * The calls for the documents thread. It is given one at a time, so that one whose caller has gone is not run; what is held in
 * memory for all of them has limits.
 */
export function createCallLine(): CallLine {
  let waiting = 0;
  let bodies = 0;
  let answers = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    add: async (call, ended, run) => {
      const { length } = call.body;
      if (waiting >= maxWaiting || bodies + length > maxBodies || answers > maxAnswers)
        throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many calls are under way. Try again in a moment');
      waiting += 1;
      bodies += length;
      const before = last;
      const turn = (async () => {
        await before;
        waiting -= 1;
        if (ended.aborted) throw new FirestoreError('UNAVAILABLE', 'Nobody waits for this call any more');
        return run();
      })();
      last = turn.catch(() => {});
      try {
        const result = await turn;
        const { length: held } = result.json;
        answers += held;
        const release = () => {
          answers -= held;
        };
        if (ended.aborted) release();
        else ended.addEventListener('abort', release, { once: true });
        return result;
      } finally {
        bodies -= length;
      }
    },
  };
}
