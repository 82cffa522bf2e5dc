import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { copyBeginning } from './copy-beginning';
import { parseRenderMessage } from './render/render-protocol';

test.each([
  ['as it is, where it is no longer', 'whole', 'whole'],
  ['at its length', 'longer', 'longe'],
  ['before a letter that it would halve', 'four😀', 'four'],
])('a text is cut %s', (_, text, cut) => {
  expect(copyBeginning(text, 5)).toBe(cut);
});

test('what pages throw is not kept in memory beyond what is reported of it', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const measure = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = measure();
  const kept = Array.from({ length: 50 }, (_, at) =>
    parseRenderMessage(JSON.stringify({ kind: 'result', result: { reason: `${at}${'x'.repeat(4_000_000)}` } })),
  );
  // All of it would be 200 MB.
  expect(measure() - before).toBeLessThan(20_000_000);
  expect(kept[1]).toEqual({ kind: 'result', result: { reason: `1${'x'.repeat(3999)}` } });
});
