import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser that is there: the named one, Playwright's own or an installed one, else a headless shell; `undefined` when there is none.
 * @param named path of its program, from CHROMIUM_PATH
 * @throws {Error} when the named one cannot be run.
 */
export function findBrowser(named: string | undefined): string | undefined {
  if (named === undefined) return [chromium.executablePath(), ...installed].find(isExecutable) ?? findHeadlessShell();
  if (isExecutable(named)) return named;
  throw new Error(`CHROMIUM_PATH ${named}: it cannot be run. Correct it, or unset it to have a browser found`);
}

/** Chromium without windows, Playwright's own or an installed one: the same engine, which starts and draws with less. */
export const findHeadlessShell = (): string | undefined =>
  [...listPlaywrightShells(), '/usr/bin/chromium-headless-shell'].find(isExecutable);

/** Playwright keeps it beside its Chromium, in a folder for the system, and does not say where. */
function listPlaywrightShells(): string[] {
  // Never slow: a path of this machine.
  const folder = chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((system) => join(folder, system, 'chrome-headless-shell'));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
