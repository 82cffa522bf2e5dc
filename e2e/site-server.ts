import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';

const root = resolve(import.meta.dirname, '..');

/** The folder of the site that was composed last. */
export const composedSite = () => realpathSync(join(root, 'site'));

/** A server process over a site, with a data folder of its own. */
export type SiteServer = { address: string; process: ChildProcess; stop: () => Promise<void> };

/** Starts the embedded server as a person would, on any free port unless one is named. */
export async function startSiteServer(siteFolder: string, port = '0'): Promise<SiteServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/src/main.ts')], {
    cwd: root,
    // All tests post from one address.
    env: { ...process.env, PORT: port, FORMS_PER_MINUTE: '1000', DATA_DIR: dataFolder, SITE_DIR: siteFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with code ${code} before it was ready`)));
    child.stdout.on('data', (text) => {
      const [, ready] = /Ready on (http:\S+)/.exec(String(text)) ?? [];
      if (ready) found(ready);
    });
  });
  return {
    address,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** A copy of the composed site that a test may break. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(composedSite(), folder, { recursive: true });
  return folder;
}

/** Playwright's test with a server of the worker's own over the composed site. */
export const test = base.extend<{ consoleMessages: string[] }, { siteServer: SiteServer }>({
  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const server = await startSiteServer(composedSite());
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteServer }, use) => use(siteServer.address),
  /** Everything the page has said on its console, errors that nobody caught included. */
  consoleMessages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(messages);
  },
});
