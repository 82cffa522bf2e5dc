import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageBudget } from 'kit/contract/byte-budget';
import type { Release } from 'kit/contract/release';
import { hostStart } from 'kit/contract/remote-name';
import { DeliveryError } from '../delivery-error';
import { readWholeRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import { hostName, type Workspace } from '../workspace';

/** Scripts in bytes of brotli: of a route the shell's and its own, of a part those that it adds to a page. */
type ScriptSize = { of: string; bytes: number; limit: number };

/** Sizes of the routes and the parts of a release, under a host. */
async function measureRelease(workspace: Workspace, release: Release, host: Release): Promise<ScriptSize[]> {
  const hostBytes = await sizeOf(workspace, host, hostStart);
  const routes = release.routes.map(async ({ path, expose }) => ({
    of: path,
    bytes: hostBytes + (await sizeOf(workspace, release, expose)),
    limit: pageBudget.scripts,
  }));
  const parts = Object.entries(release.parts ?? {}).map(async ([slot, expose]) => ({
    of: `part for ${slot}`,
    bytes: await sizeOf(workspace, release, expose),
    limit: pageBudget.part,
  }));
  return Promise.all([...routes, ...parts]);
}

async function sizeOf(workspace: Workspace, release: Release, expose: string): Promise<number> {
  const { remote, version, entries, exposes } = release;
  const folder = join(releaseFolder(workspace, remote, version), 'web');
  const { scripts = [], modules = [] } = exposes[expose] ?? {};
  const files = new Set([entries.web, ...scripts, ...modules]);
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(folder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The sizes beside those of what is live, as lines of a table. */
function formatSizes(sizes: readonly ScriptSize[], live: readonly ScriptSize[]): string[] {
  return sizes.map(({ of, bytes, limit }) => {
    const before = live.find((one) => one.of === of)?.bytes;
    const growth = before === undefined ? 'new' : `${bytes >= before ? '+' : ''}${bytes - before}`;
    return `${of.padEnd(44)} ${String(bytes).padStart(8)} B ${growth.padStart(8)}   of ${limit}`;
  });
}

/**
 * Measures the routes and the parts of a release under a shell.
 * @param live versions that are live
 * @returns lines of a table with the growth of each since its live version
 * @throws {DeliveryError} with the table when one is beyond its budget.
 */
export async function measureGrowth(
  workspace: Workspace,
  release: Release,
  host: Release,
  live: Readonly<Record<string, string>>,
): Promise<string[]> {
  const readLive = async (name: string) => {
    const version = live[name];
    return version === undefined ? undefined : readWholeRelease(workspace, name, version);
  };
  const sizes = await measureRelease(workspace, release, host);
  const before = await readLive(release.remote);
  const sizesBefore = before ? await measureRelease(workspace, before, (await readLive(hostName)) ?? host) : [];
  const table = formatSizes(sizes, sizesBefore);
  const beyond = sizes.filter(({ bytes, limit }) => bytes > limit);
  if (beyond.length === 0) return table;
  throw new DeliveryError(
    'byte-budget-exceeded',
    `${release.remote}, ${beyond.map(({ of }) => of).join(', ')}`,
    'its scripts are beyond the budget (bytes of brotli, shell included)',
    `Load less, or load it later:\n${table.join('\n')}`,
  );
}
