import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { obtainBrowser } from '../../harness/obtain-browser';

// Signing in to the blog tool, on the site that was composed last: pnpm test:sign-in.

const folder = resolve(import.meta.dirname, '../..');
const { status } = spawnSync(join(folder, 'node_modules', '.bin', 'playwright'), ['test', '-c', 'tools/sign-in'], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: obtainBrowser() },
});
process.exitCode = status ?? 1;
