import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser that is there: the named one, Playwright's own or an installed one; `undefined` when there is none.
 * @param named path of its program, from CHROMIUM_PATH
 * @throws {Error} when the named one cannot be run.
 */
export function findBrowser(named: string | undefined): string | undefined {
  if (named === undefined) return [chromium.executablePath(), ...installed].find(isExecutable);
  if (isExecutable(named)) return named;
  throw new Error(`CHROMIUM_PATH ${named}: it cannot be run. Correct it, or unset it to have a browser found`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
