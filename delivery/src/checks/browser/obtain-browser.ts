import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';

const isExecutable = (file: string | undefined): file is string => {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findBrowser = (): string | undefined => [chromium.executablePath(), ...installed].find(isExecutable);

/**
 * A browser to drive: the named one, Playwright's own, an installed one; else one is installed now.
 * @param named path of its program, from CHROMIUM_PATH
 * @throws {Error} saying what to install when none can be had: browser tests are never skipped.
 */
export function obtainBrowser(named: string | undefined): string {
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH ${named}: it cannot be run. Correct it, or unset it to have a browser found`);
  }
  const found = findBrowser();
  if (found) return found;
  console.log('No browser found; installing one.');
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = findBrowser();
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
  const packaged = findBrowser();
  if (packaged) return packaged;
  throw new Error(
    'No browser: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one',
  );
}
