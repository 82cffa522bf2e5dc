import * as v from 'valibot';

const refusalSchema = v.object({ code: v.string() });

/** Says why the store has not taken a post, and what to do, for whoever wrote it. @param error that the store has thrown */
export function explainFailure(error: unknown): string {
  switch (v.is(refusalSchema, error) ? error.code : '') {
    case 'invalid-argument':
      return 'The store does not take it: it is too long, or has too many parts. Divide it into several posts.';
    case 'permission-denied':
    case 'unauthenticated':
      return 'You may not save it now. Sign in again, or ask a publisher to save it.';
    case 'resource-exhausted':
      return 'The server has too much to do. Wait a minute, and save again.';
    case 'aborted':
    case 'failed-precondition':
      return 'Somebody else is saving at the same time. Save again.';
    default:
      return 'The server did not answer. Check your connection, and save again.';
  }
}
