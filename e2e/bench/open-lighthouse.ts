import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { launchBrowser } from '../harness/launch-browser';
import { fetchPackage } from '../tools/fetch-package';

/** The version that is fetched; figures of another one do not compare. */
export const lighthouseVersion = '12.8.2';

const moduleSchema = v.object({ default: v.function() });

/** Lighthouse and the browser that it drives. */
export type Lighthouse = {
  browser: Browser;
  /** @param settings of Lighthouse. @returns the result of Lighthouse, for the caller to parse */
  visit: (address: string, settings: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * Fetches Lighthouse, which no install brings (185 MB), and starts a browser for it.
 * @throws {Error} when it cannot be fetched, or no browser can be had.
 */
export async function openLighthouse(): Promise<Lighthouse> {
  const folder = fetchPackage('lighthouse', lighthouseVersion);
  const { default: lighthouse } = v.parse(moduleSchema, await import(join(folder, 'core/index.js')));
  // Lighthouse asks whether its page is idle without waiting for the answer, and closes the page meanwhile.
  process.on('unhandledRejection', (error) => {
    if (!String(error).includes('Session closed')) throw error;
  });
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  return {
    browser,
    visit: async (address, settings) => lighthouse(address, { port, logLevel: 'silent', ...settings }),
    close: () => browser.close(),
  };
}

/** A port for the browser's debugger, which Lighthouse talks to. */
function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
