import { setTimeout as wait } from 'node:timers/promises';
import { settleAll } from './settle-all';

test('a failure is thrown once all the other work has ended as well', async () => {
  let isWritten = false;
  const slow = wait(5).then(() => {
    isWritten = true;
  });
  await expect(settleAll([Promise.reject(new Error('first')), slow])).rejects.toThrow('first');
  expect(isWritten).toBe(true);
  await expect(settleAll([])).resolves.toBeUndefined();
});
