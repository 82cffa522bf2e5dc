import { setImmediate } from 'node:timers/promises';
import { memoizePerTick } from './memoize-per-tick';

test('what is asked for again in the same turn of the event loop is not read again; in the next one it is', async () => {
  let reads = 0;
  const read = memoizePerTick(() => {
    reads += 1;
    return reads;
  });
  expect([read(), await Promise.resolve().then(read)]).toEqual([1, 1]);
  await setImmediate();
  expect(read()).toBe(2);
});
