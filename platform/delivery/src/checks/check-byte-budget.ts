import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageBudget } from 'kit/contract/byte-budget';
import type { Release } from 'kit/contract/release';
import { hostStart } from 'kit/contract/remote-name';
import { DeliveryError } from '../delivery-error';
import { readWholeRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import { hostName, type Workspace } from '../workspace';

/** Scripts in bytes of brotli: of the shell, of a route what its remote adds to the shell, of a part what it adds to a page. */
type ScriptSize = { of: string; bytes: number; limit: number };

/** Sizes of a shell, or of the routes and the parts of a remote. */
function measureRelease(workspace: Workspace, release: Release): ScriptSize[] {
  if (release.remote === hostName)
    return [{ of: 'every page', bytes: sizeOf(workspace, release, hostStart), limit: pageBudget.shell }];
  const routes = release.routes.map(({ path, expose, render }) => ({
    of: path,
    bytes: sizeOf(workspace, release, expose),
    limit: render === 'client' ? pageBudget.tool : pageBudget.page,
  }));
  const parts = Object.entries(release.parts ?? {}).map(([slot, expose]) => ({
    of: `part for ${slot}`,
    bytes: sizeOf(workspace, release, expose),
    limit: pageBudget.part,
  }));
  return [...routes, ...parts];
}

function sizeOf(workspace: Workspace, release: Release, expose: string): number {
  const { remote, version, entries, exposes } = release;
  const folder = join(releaseFolder(workspace, remote, version), 'web');
  const { scripts = [], modules = [] } = exposes[expose] ?? {};
  const files = new Set([entries.web, ...scripts, ...modules]);
  return [...files].reduce((sum, file) => sum + transferSize(join(folder, file)), 0);
}

/**
 * The size of a file as a server sends it: that of another bundler may have no compressed form. A file that is not there counts 0: a
 * release without it is refused, and a live page that names it is left out.
 */
function transferSize(file: string): number {
  const found = [`${file}.br`, file].map((one) => statSync(one, { throwIfNoEntry: false }));
  return found.find((one) => one !== undefined)?.size ?? 0;
}

/** The sizes beside those of the live version, as lines of a table. */
function formatSizes(sizes: readonly ScriptSize[], live: readonly ScriptSize[]): string[] {
  return sizes.map(({ of, bytes, limit }) => {
    const before = live.find((one) => one.of === of)?.bytes;
    const growth = before === undefined ? 'new' : `${bytes >= before ? '+' : ''}${bytes - before}`;
    return `${of.padEnd(44)} ${String(bytes).padStart(8)} B ${growth.padStart(8)}   of ${limit}`;
  });
}

/**
 * The room left in the tightest budget of a release, in bytes, and where; below 0 where it is exceeded, nothing where its scripts are not
 * at hand.
 */
export function leastRoom(workspace: Workspace, release: Release): { of: string; bytes: number } | undefined {
  return measureRelease(workspace, release)
    .filter(({ bytes }) => bytes > 0)
    .map(({ of, bytes, limit }) => ({ of, bytes: limit - bytes }))
    .toSorted((one, other) => one.bytes - other.bytes)[0];
}

/**
 * Measures the scripts of a release: each package has limits of its own, so that none is refused for what another has grown.
 * @param live version of it that is live, if there is one
 * @returns lines of a table with the growth of each since its live version
 * @throws {DeliveryError} with the table when one is beyond its budget
 */
export async function measureGrowth(
  workspace: Workspace,
  release: Release,
  live: string | undefined,
): Promise<string[]> {
  const sizes = measureRelease(workspace, release);
  const before = live === undefined ? undefined : await readWholeRelease(workspace, release.remote, live);
  const table = formatSizes(sizes, before ? measureRelease(workspace, before) : []);
  const beyond = sizes.filter(({ bytes, limit }) => bytes > limit);
  if (beyond.length === 0) return table;
  throw new DeliveryError(
    'byte-budget-exceeded',
    `${release.remote}, ${beyond.map(({ of }) => of).join(', ')}`,
    `the scripts of ${release.remote} are beyond their budget (bytes of brotli, beside what was live)`,
    `Load less, or load it later:\n${table.join('\n')}`,
  );
}
