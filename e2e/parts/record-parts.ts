import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { composeLatest } from '../site/site-server';

// Records how the parts of parts.spec.ts look now; the difference is for whoever reviews the commit.

composeLatest();
const folder = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  join(folder, 'node_modules', '.bin', 'playwright'),
  ['test', 'parts.spec.ts', '--update-snapshots=all'],
  {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: obtainBrowser(process.env['CHROMIUM_PATH']) },
  },
);
process.exitCode = status ?? 1;
