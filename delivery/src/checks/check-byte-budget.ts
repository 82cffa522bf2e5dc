import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageBudget } from 'shared-config/contract/byte-budget';
import type { Release } from 'shared-config/contract/release';
import { hostStart } from 'shared-config/contract/remote-definition';
import { DeliveryError } from '../delivery-error';
import { releaseFolder } from '../releases/read-release';
import { readWholeRelease } from '../releases/verify-release';
import { hostName, type Workspace } from '../workspace';

/** Scripts of a route in bytes of brotli: the shell's and its own. */
type RouteSize = { path: string; bytes: number };

/** Size of a route's scripts in a release, under a host. */
async function measureRoutes(workspace: Workspace, release: Release, host: Release): Promise<RouteSize[]> {
  const hostBytes = await sizeOf(workspace, host, hostStart);
  const measure = async ({ path, expose }: Release['routes'][number]) => ({
    path,
    bytes: hostBytes + (await sizeOf(workspace, release, expose)),
  });
  return Promise.all(release.routes.map(measure));
}

async function sizeOf(workspace: Workspace, release: Release, expose: string): Promise<number> {
  const { remote, version, entries, exposes } = release;
  const folder = join(releaseFolder(workspace, remote, version), 'web');
  const files = new Set([entries.web, ...(exposes[expose]?.scripts ?? [])]);
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(folder, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The sizes of routes beside those of what is live, as lines of a table. */
function formatSizes(sizes: readonly RouteSize[], live: readonly RouteSize[]): string[] {
  return sizes.map(({ path, bytes }) => {
    const before = live.find((one) => one.path === path)?.bytes;
    const growth = before === undefined ? 'new' : `${bytes >= before ? '+' : ''}${bytes - before}`;
    return `${path.padEnd(44)} ${String(bytes).padStart(8)} B ${growth.padStart(8)}   of ${pageBudget.scripts}`;
  });
}

/**
 * Measures the routes of a release under a shell.
 * @param live versions that are live
 * @returns lines of a table with the growth of each route since its live version
 * @throws {DeliveryError} with the table when a route is beyond its budget.
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
  const sizes = await measureRoutes(workspace, release, host);
  const before = await readLive(release.remote);
  const sizesBefore = before ? await measureRoutes(workspace, before, (await readLive(hostName)) ?? host) : [];
  const table = formatSizes(sizes, sizesBefore);
  const beyond = sizes.filter(({ bytes }) => bytes > pageBudget.scripts);
  if (beyond.length === 0) return table;
  throw new DeliveryError(
    'byte-budget-exceeded',
    `${release.remote}, ${beyond.map(({ path }) => path).join(', ')}`,
    'its scripts are beyond the budget (bytes of brotli, shell included)',
    `Load less, or load it later:\n${table.join('\n')}`,
  );
}
