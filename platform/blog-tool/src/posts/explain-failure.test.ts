import { explainFailure } from './explain-failure';

const refusal = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  [refusal('invalid-argument'), 'too long, or has too many parts. Divide it'],
  [refusal('permission-denied'), 'You may not save it now. Sign in again'],
  [refusal('resource-exhausted'), 'too much to do. Wait a minute'],
  [refusal('aborted'), 'Somebody else is saving at the same time. Save again'],
  [refusal('unavailable'), 'The server did not answer. Check your connection'],
  [new TypeError('Failed to fetch'), 'The server did not answer. Check your connection'],
])('a writer is told why %p kept the post from being saved, and what to do', (error, words) => {
  expect(explainFailure(error)).toContain(words);
});
