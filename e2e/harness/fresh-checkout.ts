import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findFolder, listCheckoutPackages } from 'kit/presets/workspace/list-checkout-packages';
import * as v from 'valibot';
import { registrySchema } from '../../platform/delivery/src/registry/registry';
import { checkoutSite, environmentIn, platformSite, quickRelease, type TestedSite } from './test-delivery';

const root = resolve(import.meta.dirname, '../..');
const registryFileSchema = v.pipe(v.string(), v.parseJson(), registrySchema);

/** Copies the checkout with some of its remotes into a folder whose files a test may change. Dependencies, tests and media are linked. */
export function checkOut(remotes: readonly string[], prefix = 'checkout-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const packages = listCheckoutPackages(root).filter(
    ({ name, folder }) =>
      name !== 'e2e' &&
      !existsSync(join(root, folder, 'shell')) &&
      (remotes.includes(name) || !existsSync(join(root, folder, 'remote.ts'))),
  );
  for (const file of ['package.json', 'run.cjs', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'biome.json', '.gitignore'])
    cpSync(join(root, file), join(folder, file));
  for (const linked of ['node_modules', 'e2e', 'media']) symlinkSync(join(root, linked), join(folder, linked));
  linkCache(folder, ['media']);
  for (const { folder: own } of packages) {
    mkdirSync(join(folder, own), { recursive: true });
    for (const entry of readdirSync(join(root, own))) {
      if (entry === 'dist') continue;
      if (entry !== 'node_modules') cpSync(join(root, own, entry), join(folder, own, entry), { recursive: true });
      else linkDependencies(join(root, own, entry), join(folder, own, entry), folder);
    }
  }
  return folder;
}

/** The sources of the second site, beside which it may have releases, a site and data of its own. */
const siteSources = /^(?:media|package\.json|tsconfig\.json|site\.env|shell|shared-\w+|mfe-\w+)$/;

/**
 * Copies the second site into a folder whose files a test may change. The commands of this checkout work on it, and its
 * dependencies are linked.
 */
export function copyPlatformSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-site-'));
  const { folder: from } = platformSite;
  for (const entry of readdirSync(from).filter((name) => siteSources.test(name)))
    cpSync(join(from, entry), join(folder, entry), { recursive: true, filter: (file) => basename(file) !== 'dist' });
  linkCache(folder, ['media'], platformSite);
  // In its place it finds what it depends on, and above it what the checkout has for all of its packages.
  for (const modules of [from, root].map((one) => join(one, 'node_modules')))
    for (const name of listModules(modules)) {
      const place = join(folder, 'node_modules', name);
      if (existsSync(place)) continue;
      mkdirSync(dirname(place), { recursive: true });
      // The packages that it has in folders of its own are those of the copy.
      symlinkSync(join(existsSync(join(folder, name)) ? folder : modules, name), place);
    }
  return folder;
}

/** The packages in a folder of dependencies, those of a scope one by one. */
const listModules = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => join(name, one)) : [name]));

/** As `copyPlatformSite`, with all live in it that is live in the second site under test: nothing is built again. */
export function copyPlatformSiteLive(): string {
  const folder = copyPlatformSite();
  copyReleases(folder, undefined, platformSite);
  return releaseAll(folder);
}

/** Links parts of the cache: they were filled when the site under test was composed, and filling them again takes seconds. */
export function linkCache(folder: string, parts: readonly string[], { delivery }: TestedSite = checkoutSite): void {
  mkdirSync(join(folder, '.cache'));
  for (const part of parts.map((name) => join('.cache', name))) {
    mkdirSync(join(delivery, part), { recursive: true });
    symlinkSync(join(delivery, part), join(folder, part));
  }
}

/** Removes a folder in which a site was composed: a process that a command has left behind may still be removing the site before it. */
export const removeSites = (folder: string) => rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });

/** Links the dependencies of a package into a folder of a checkout, those on packages of that checkout to it. */
export function linkDependencies(from: string, to: string, checkout: string): void {
  mkdirSync(to);
  const packages = listCheckoutPackages(root);
  for (const entry of readdirSync(from)) {
    const own = findFolder(packages, entry);
    symlinkSync(own === undefined ? join(from, entry) : join(checkout, own), join(to, entry));
  }
}

/** Gives a remote that was created in a checkout its dependencies, as an install would. */
export const linkNewRemote = (folder: string, name: string): void =>
  linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, name, 'node_modules'), folder);

/**
 * A checkout in which all is live that is live of these packages in the site under test: nothing is built again. A build in the
 * checkout itself has another version, as its dependencies are linked and lie outside of it.
 */
export function checkOutLive(remotes: readonly string[]): string {
  const folder = checkOut(remotes);
  copyReleases(folder, readdirSync(folder));
  return releaseAll(folder);
}

function releaseAll(folder: string): string {
  const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', ['release', ...quickRelease]);
  if (status !== 0) throw new Error(output);
  return folder;
}

/**
 * Copies what is live and what says of which sources it was built. Nothing else: a checkout that has released for weeks has hundreds of
 * megabytes. With times: a file newer than the list of files would be read once more.
 * @param names of the packages; all when absent
 */
export function copyReleases(folder: string, names?: readonly string[], { delivery }: TestedSite = checkoutSite): void {
  const { packages } = v.parse(registryFileSchema, readFileSync(join(delivery, 'releases/registry.json'), 'utf8'));
  for (const [name, { live, gradual }] of Object.entries(packages)) {
    if (names && !names.includes(name)) continue;
    for (const part of ['builds.json', live, ...(gradual ? [gradual.version] : [])]) {
      const path = join('releases', name, part);
      cpSync(join(delivery, path), join(folder, path), { recursive: true, preserveTimestamps: true });
    }
  }
}

/** The output of a command, and the code that it ended with. */
type Ended = { status: number | null; output: string };

/** Runs a script of a checkout as a person would, or of this one on a site that is elsewhere. @param folder the checkout, or the site */
export function runIn(
  folder: string,
  script: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Ended {
  const { file, words, options } = callOf(folder, script, args, environment);
  const { status, stdout, stderr } = spawnSync(file, words, { ...options, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** As `runIn`, while this process goes on: it serves what the command asks for. */
export async function runInBackground(...call: Parameters<typeof callOf>): Promise<Ended> {
  const { file, words, options } = callOf(...call);
  const child = spawn(file, words, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  return { status, output };
}

/** How a script is started: see `runIn`. */
export function callOf(
  folder: string,
  script: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
) {
  const isCheckout = existsSync(join(folder, 'run.cjs'));
  const checkout = isCheckout ? folder : root;
  return {
    file: process.execPath,
    words: [join(checkout, 'run.cjs'), join(checkout, script), ...args, ...(isCheckout ? [] : ['--site', folder])],
    options: { cwd: checkout, env: { ...environmentIn(folder), ...environment } },
  };
}
