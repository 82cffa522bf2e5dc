import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { runInterleaving } from '../../../delivery/test/interleavings/run-interleaving';
import { composeLatest, startSiteServer } from '../../harness/site-server';
import { runInterleavingWithDocuments } from '../../tests/run-interleaving';

// Random interleavings of four teams who release, promote, share, roll back, prune and compose at the same time: pnpm
// test:interleavings [count] [seed]. 2,000 unless said, half of them with the registry in a file, half with it as
// documents. What goes wrong is printed with its seed.

const { count, seed: first } = readCounts({ count: 2000, seed: Date.now() % 1_000_000 });
composeLatest();
const server = await startSiteServer();
const progress = showProgress();
try {
  for (let index = 0; index < count; index += 1) {
    progress.report('interleavings', index, count);
    const seed = first + index;
    if (index % 2 === 0) await runInterleaving(seed);
    else await runInterleavingWithDocuments(server.address, seed);
  }
  progress.report('interleavings', count, count);
  console.log(`${count} interleavings from seed ${first}: always composable, nothing undone, nothing blocked`);
} finally {
  await server.stop();
}
process.exit();
