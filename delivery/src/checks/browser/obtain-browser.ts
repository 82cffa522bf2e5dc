import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

/**
 * A browser to drive: the named one, Playwright's own, an installed one; else one is installed now.
 * @param named path of its program, from CHROMIUM_PATH
 * @throws {Error} saying what to install when none can be had: browser tests are never skipped.
 */
export function obtainBrowser(named: string | undefined): string {
  const found = findBrowser(named);
  if (found) return found;
  console.log('No browser found; installing one.');
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = findBrowser(named);
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['update'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      console.error(error);
    }
  }
  const packaged = findBrowser(named);
  if (packaged) return packaged;
  throw new Error(
    'No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one',
  );
}
