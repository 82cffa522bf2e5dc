import pLimit from 'p-limit';
import { runInterleaving } from './run-interleaving';

jest.setTimeout(300_000);

// With the registry in documents: e2e/tests/share-a-registry.spec.ts.
test('six interleavings of four teams: always composable, nothing undone, nothing blocked', async () => {
  const first = Date.now() % 1_000_000;
  const limit = pLimit(8);
  await Promise.all(Array.from({ length: 6 }, (_, index) => limit(() => runInterleaving(first + index))));
});
