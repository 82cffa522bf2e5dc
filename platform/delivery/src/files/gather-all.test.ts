import { setTimeout as wait } from 'node:timers/promises';
import { gatherAll, listFailures } from './gather-all';

const fail = async (message: string, after = 0) => {
  await wait(after);
  throw new Error(message);
};

test('what came of all work stands in the order of the work', async () => {
  expect(await gatherAll([wait(5, 'slow'), Promise.resolve('quick')])).toEqual(['slow', 'quick']);
});

test('one failure is thrown as it is, once everything has ended', async () => {
  let hasEnded = false;
  const slow = wait(5).then(() => {
    hasEnded = true;
  });
  await expect(gatherAll<unknown>([fail('one'), slow])).rejects.toThrow('one');
  expect(hasEnded).toBe(true);
});

test('several failures are all reported, also those of nested work', async () => {
  const failure = await gatherAll<unknown>([
    fail('one', 5),
    gatherAll<unknown>([fail('two'), fail('three')]),
    Promise.resolve(),
  ]).catch(listFailures);
  expect(failure).toEqual([new Error('one'), new Error('two'), new Error('three')]);
});
