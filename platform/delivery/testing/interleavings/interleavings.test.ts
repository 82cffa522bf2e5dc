import { runInterleaving } from './run-interleaving';

// Other seeds: npx -y pnpm@12 prove registry. With the registry in documents: e2e/platform/share-a-registry.spec.ts.
test('two interleavings of four teams compose, undo nothing and block nothing', async () => {
  await Promise.all([1, 2].map((seed) => runInterleaving(seed)));
});
