import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callOf, copyReleases, linkCache, runIn } from './fresh-checkout';
import { checkoutSite, quickRelease, type TestedSite } from './test-delivery';

/** The folder of the site under test, which was composed last. */
export const composedSite = ({ delivery }: TestedSite = checkoutSite) => realpathSync(join(delivery, 'site'));

/** A server process over a site, with a data folder of its own. */
export type SiteServer = {
  address: string;
  /** The links for staff that the server prints where it has a public origin. */
  staffLinks: string[];
  dataFolder: string;
  process: ChildProcess;
  /** Runs a command over the server's data, as a person would. */
  run: (script: string, args?: string[], environment?: NodeJS.ProcessEnv) => { status: number | null; output: string };
  stop: () => Promise<void>;
};

/**
 * Starts the embedded server as a person would, on any free port unless the environment names one.
 * @param workspace the sources that the site is composed of
 */
export async function startSiteServer(
  siteFolder?: string,
  environment: NodeJS.ProcessEnv = {},
  workspace = checkoutSite.folder,
): Promise<SiteServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-data-'));
  const { file, words, options } = callOf(workspace, 'platform/server/src/main.ts', [], {
    PORT: '0',
    // All tests post from one address.
    FORMS_PER_MINUTE: '1000',
    DATA_DIR: dataFolder,
    ...(siteFolder === undefined ? {} : { SITE_DIR: siteFolder }),
    ...environment,
  });
  const child = spawn(file, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // Requests are not printed.
  createInterface(child.stderr).on('line', (line) => line.includes('"level":"info"') || console.error(line));
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const { address, staffLinks } = await new Promise<Pick<SiteServer, 'address' | 'staffLinks'>>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with code ${code} before it was ready`)));
    child.stdout.on('data', (text) => {
      const [, ready] = /Ready on (http:\S+)/.exec(String(text)) ?? [];
      const links = [...String(text).matchAll(/For staff on this machine: (http\S+)/g)].map(([, link = '']) => link);
      if (ready) found({ address: ready, staffLinks: links });
    });
  });
  return {
    address,
    staffLinks,
    dataFolder,
    process: child,
    run: (script, args = [], more = {}) => runIn(workspace, script, args, { DATA_DIR: dataFolder, ...more }),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/**
 * Releases and a site of their own, composed from what is live, that a test may change: for `DELIVERY_DIR`.
 * @param environment that they are composed in
 */
export function copyDelivery(environment: NodeJS.ProcessEnv = {}, site = checkoutSite): string {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  linkCache(folder, ['media', 'pages'], site);
  copyReleases(folder, undefined, site);
  cpSync(join(site.delivery, 'releases/registry.json'), join(folder, 'releases/registry.json'));
  const { status, output } = deliver(['compose'], { DELIVERY_DIR: folder, ...environment }, site);
  if (status !== 0) throw new Error(output);
  return folder;
}

/** Runs a command of delivery as a person would. */
export const deliver = (args: string[], environment: NodeJS.ProcessEnv = {}, { folder } = checkoutSite) =>
  runIn(folder, 'platform/delivery/src/main.ts', args, environment);

/**
 * Releases changed packages into the store of the tests, and composes the site under test.
 * @throws {Error} with the command's output, when it fails.
 */
export function composeLatest(site = checkoutSite): void {
  const { status, output } = deliver(['release', ...quickRelease], {}, site);
  if (status !== 0) throw new Error(output);
}

/** A copy of the composed site that a test may break. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(composedSite(), folder, { recursive: true });
  return folder;
}
