import { statSync } from 'node:fs';
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
function measureRelease(workspace: Workspace, release: Release, host: Release): ScriptSize[] {
  const hostBytes = sizeOf(workspace, host, hostStart);
  const routes = release.routes.map(({ path, expose }) => ({
    of: path,
    bytes: hostBytes + sizeOf(workspace, release, expose),
    limit: pageBudget.scripts,
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
 * What a server sends of a file: that of another bundler may have no compressed form. A file that is not there is nothing: a release
 * without it is refused, and a live page that names it is left out.
 */
function transferSize(file: string): number {
  const found = [`${file}.br`, file].map((one) => statSync(one, { throwIfNoEntry: false }));
  return found.find((one) => one !== undefined)?.size ?? 0;
}

/** The sizes beside those of what is live, as lines of a table. */
function formatSizes(sizes: readonly ScriptSize[], live: readonly ScriptSize[]): string[] {
  return sizes.map(({ of, bytes, limit }) => {
    const before = live.find((one) => one.of === of)?.bytes;
    const growth = before === undefined ? 'new' : `${bytes >= before ? '+' : ''}${bytes - before}`;
    return `${of.padEnd(44)} ${String(bytes).padStart(8)} B ${growth.padStart(8)}   of ${limit}`;
  });
}

/** What a release is measured under. */
type Measured = {
  host: Release;
  /** Versions that are live. */
  live: Readonly<Record<string, string>>;
  /** Whether it is about to go live itself, and not only the shell: then it answers for what was beyond its budget before. */
  isReleased: boolean;
};

/**
 * Measures the routes and the parts of a release under a shell.
 * @returns lines of a table with the growth of each since its live version
 * @throws {DeliveryError} with the table when one is beyond its budget; where it is not released itself, when it was not before.
 */
export async function measureGrowth(
  workspace: Workspace,
  release: Release,
  { host, live, isReleased }: Measured,
): Promise<string[]> {
  const readLive = async (name: string) => {
    const version = live[name];
    return version === undefined ? undefined : readWholeRelease(workspace, name, version);
  };
  const sizes = measureRelease(workspace, release, host);
  const before = isReleased ? await readLive(release.remote) : release;
  const sizesBefore = before ? measureRelease(workspace, before, (await readLive(hostName)) ?? host) : [];
  const table = formatSizes(sizes, sizesBefore);
  const isExcess = ({ bytes, limit }: ScriptSize) => bytes > limit;
  const wasBeyond = sizesBefore.filter(isExcess).map(({ of }) => of);
  const beyond = sizes.filter((size) => isExcess(size) && (isReleased || !wasBeyond.includes(size.of)));
  if (beyond.length === 0) return table;
  throw new DeliveryError(
    'byte-budget-exceeded',
    `${release.remote}, ${beyond.map(({ of }) => of).join(', ')}`,
    'its scripts are beyond the budget (bytes of brotli, shell included)',
    `Load less, or load it later:\n${table.join('\n')}`,
  );
}
