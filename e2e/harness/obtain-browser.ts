import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser, findHeadlessShell } from '../../platform/delivery/src/checks/browser/find-browser';

/**
 * A browser for tests, with the font that most visitors have: the one that `CHROMIUM_PATH` names, a headless shell, which takes a quarter less
 * of the processor's time, or another one; where there is none, a headless shell is installed now.
 * @throws {Error} saying what to install when none can be had: browser tests are never skipped.
 */
export const obtainBrowser = (): string =>
  obtain((named) => (named === undefined ? findHeadlessShell() : undefined) ?? findBrowser(named));

/** As `obtainBrowser`, for figures and pictures: of a browser as visitors have it, where there is one. */
export const obtainVisitorsBrowser = (): string => obtain(findBrowser);

function obtain(find: typeof findBrowser): string {
  const named = process.env['CHROMIUM_PATH'];
  const browser = find(named) ?? installBrowser();
  obtainFont();
  return browser;
}

function installBrowser(): string {
  console.log('No browser found; installing one.');
  spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 300_000,
  });
  // Not every Debian or Ubuntu has the package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const found = findBrowser(undefined);
    if (found) return found;
    installPackage(name);
  }
  const packaged = findBrowser(undefined);
  if (packaged) return packaged;
  throw new Error(
    'No browser: install Chromium or Chrome (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one',
  );
}

/**
 * Makes sure of a font that stands in for the site's typefaces until they are there, as Windows, macOS, Android and most Linux
 * desktops have: with another one lines break elsewhere, and tests would take that for a layout shift of the page.
 */
function obtainFont(): void {
  if (process.platform !== 'linux' || hasFont()) return;
  console.log('No font with the measures of Arial found; installing one.');
  installPackage('fonts-liberation');
  if (hasFont()) return;
  throw new Error(
    'No font with the measures of Arial: install Liberation Sans (Debian: apt-get install fonts-liberation)',
  );
}

/** Without Fontconfig's command nothing can be said, and a desktop has the font. */
function hasFont(): boolean {
  const { error, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return error !== undefined || /^(?:Arial|Liberation Sans|Roboto)(?:,|$)/m.test(stdout);
}

/** Installs a package of Debian or Ubuntu, where this process may; a failure is printed, and the caller looks whether it is there. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error(error);
  }
}
