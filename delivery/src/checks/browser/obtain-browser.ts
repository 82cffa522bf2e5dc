import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';
import { installPackage } from './install-package';
import { obtainStandInFont } from './obtain-stand-in-font';

/**
 * A browser to drive, with the font that most visitors have: the named one, Playwright's own, an installed one; else one is installed now.
 * @param named path of its program, from CHROMIUM_PATH
 * @throws {Error} saying what to install when none can be had: browser tests are never skipped.
 */
export function obtainBrowser(named: string | undefined): string {
  const browser = findBrowser(named) ?? installBrowser(named);
  obtainStandInFont();
  return browser;
}

function installBrowser(named: string | undefined): string {
  console.log('No browser found; installing one.');
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = findBrowser(named);
  if (downloaded) return downloaded;
  installPackage('chromium');
  const packaged = findBrowser(named);
  if (packaged) return packaged;
  throw new Error(
    'No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one',
  );
}
