import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../platform/delivery/src/checks/browser/find-browser';
import type { EnginePage } from './engine-page';
import { openPuppeteerPage } from './puppeteer-page';
import { openWebKitPage } from './webkit-page';

/** An engine that visitors have. */
export type EngineName = 'firefox' | 'webkit' | 'chromium';

/** How the site is driven in an engine. */
type Engine = {
  /** Packages of Debian or Ubuntu that bring what `open` needs. */
  packages: string;
  /** Program to drive it by; `undefined` when something of it is not installed. */
  find: () => string | undefined;
  open: (program: string) => Promise<EnginePage>;
};

/** The engines by name, in the order in which they are tried. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  firefox: {
    packages: 'firefox-esr',
    find: () => findProgram('firefox-esr') ?? findProgram('firefox'),
    open: (program) => openPuppeteerPage('firefox', program),
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    find: () => findProgram('Xvfb') && findProgram('WebKitWebDriver'),
    open: openWebKitPage,
  },
  chromium: {
    packages: 'chromium',
    find: () => findBrowser(process.env['CHROMIUM_PATH']),
    open: (program) => openPuppeteerPage('chrome', program),
  },
};

export const engineNames = Object.keys(engines) as EngineName[];

/** The engines that the browser tests do not run in. */
export const otherEngineNames = engineNames.filter((name) => name !== 'chromium');

/** Tag of the journeys that each change goes on: where engines differ most, and no more than fit in a minute. */
export const everyChange = '@every-change';

/** The engines that are installed. */
export const listInstalled = (names: readonly EngineName[] = engineNames) =>
  names.filter((name) => engines[name].find() !== undefined);

/** A line for each engine that is not here. */
export const adviseMissing = (names: readonly EngineName[] = engineNames) =>
  names
    .filter((name) => engines[name].find() === undefined)
    .map((name) => `Not tried in ${name}, which is not installed (Debian: apt-get install ${engines[name].packages})`);

function findProgram(name: string): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
