import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const always = ['shell', 'shared-config', 'shared-ui', 'delivery', 'server'];

/** Copies the checkout with some of its remotes into a folder whose files a test may change. Dependencies, tests and media are linked. */
export function checkOut(remotes: readonly string[], prefix = 'checkout-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const packages = [...always, ...remotes];
  for (const file of ['package.json', 'pnpm-lock.yaml']) cpSync(join(root, file), join(folder, file));
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

/** Links the dependencies of a package into a folder, those on packages of the checkout to the checkout. */
export function linkDependencies(from: string, to: string, folder: string, packages: readonly string[]): void {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    const target = packages.includes(entry) ? join(folder, entry) : join(from, entry);
    symlinkSync(target, join(to, entry));
  }
}

/** Runs a script of a checkout as a person would. */
export function runIn(
  folder: string,
  script: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    // The test runner asks for colours, which would be part of the output.
    env: { ...process.env, FORCE_COLOR: '0', ...environment },
  });
  return { status, output: stdout + stderr };
}
