import * as v from 'valibot';

const refusalSchema = v.object({ code: v.string() });

const reasons: Readonly<Record<string, string>> = {
  'invalid-argument':
    'The store does not take it: it is too long, or has too many parts. Divide it into several posts.',
  'permission-denied': 'You may not save it now. Sign in again, or ask a publisher to save it.',
  'resource-exhausted': 'The server has too much to do. Wait a minute, and save again.',
  aborted: 'Somebody else is saving at the same time. Save again.',
};

/** Says why the store has not taken a post, and what to do, for whoever wrote it. @param error that the store has thrown */
export const explainFailure = (error: unknown): string =>
  (v.is(refusalSchema, error) && reasons[error.code]) ||
  'The server did not answer. Check your connection, and save again.';
