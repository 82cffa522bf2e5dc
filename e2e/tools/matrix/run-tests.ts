import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { obtainBrowser } from '../../harness/obtain-browser';

// Runs one matrix on the site that was composed last: run-tests.ts <pages|faults|payloads>, for the commands test:pages,
// test:faults and test:payloads.

const folder = resolve(import.meta.dirname, '../..');
const { status } = spawnSync(
  join(folder, 'node_modules', '.bin', 'playwright'),
  ['test', '-c', 'tools/matrix', ...process.argv.slice(2)],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: obtainBrowser() },
  },
);
process.exitCode = status ?? 1;
