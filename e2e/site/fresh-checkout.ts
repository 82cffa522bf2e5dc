import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const always = ['shell', 'shared-config', 'shared-ui', 'delivery', 'server'];

/** Options of `release` that leave out what takes seconds, where a test is about something else. */
export const quickRelease = ['--no-lint', '--no-browser'];

/** Copies the checkout with some of its remotes into a folder whose files a test may change. Dependencies, tests and media are linked. */
export function checkOut(remotes: readonly string[], prefix = 'checkout-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const packages = [...always, ...remotes];
  for (const file of ['package.json', 'run.cjs', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'biome.json', '.gitignore'])
    cpSync(join(root, file), join(folder, file));
  for (const linked of ['node_modules', 'e2e', 'media']) symlinkSync(join(root, linked), join(folder, linked));
  // Media and pages were compressed when the site under test was composed; compressing them again takes seconds.
  mkdirSync(join(folder, '.cache'));
  for (const compressed of [join('.cache', 'media'), join('.cache', 'compressed')]) {
    mkdirSync(join(root, compressed), { recursive: true });
    symlinkSync(join(root, compressed), join(folder, compressed));
  }
  for (const name of packages) {
    mkdirSync(join(folder, name));
    for (const entry of readdirSync(join(root, name))) {
      if (entry === 'dist') continue;
      if (entry !== 'node_modules') cpSync(join(root, name, entry), join(folder, name, entry), { recursive: true });
      // Links between packages lead to the copies, links to dependencies to the originals.
      else linkDependencies(join(root, name, entry), join(folder, name, entry), folder, packages);
    }
  }
  return folder;
}

/** Removes a folder in which a site was composed: a process that a command has left behind may still be removing the site before it. */
export const removeSites = (folder: string) => rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });

/** Links the dependencies of a package into a folder, those on packages of the checkout to the checkout. */
export function linkDependencies(from: string, to: string, folder: string, packages: readonly string[]): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    const target = packages.includes(entry) ? join(folder, entry) : join(from, entry);
    symlinkSync(target, join(to, entry));
  }
}

/**
 * Brings what was built of the same sources for the site under test, so that releasing it does not build it again.
 * A build in the checkout itself has another version: its dependencies are linked, and lie outside of it.
 */
export function copyBuilds(folder: string): void {
  for (const name of readdirSync(folder)) {
    const from = join(root, 'releases', name);
    if (existsSync(join(from, 'builds.json'))) cpSync(from, join(folder, 'releases', name), { recursive: true });
  }
}

/** Runs a script of a checkout as a person would. */
export function runIn(
  folder: string,
  script: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'run.cjs'), join(folder, script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      // The test runner asks for colours, which would be part of the output.
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
    },
  );
  return { status, output: stdout + stderr };
}
