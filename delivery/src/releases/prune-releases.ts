import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExists } from '../files/file-exists';
import { readRegistry } from '../registry/open-registry';
import { previousGood } from '../registry/registry';
import type { Workspace } from '../workspace';
import { versionsForOpenTabs } from './keep-for-open-tabs';
import { releaseFolder } from './read-release';

const isVersion = (name: string) => /^[0-9a-f]{16}$/.test(name);

/**
 * Removes releases that nothing refers to: not live, not given to a share, not what a rollback leads to, not among
 * those whose files composed sites keep for open tabs, and not among the newest.
 * @param keep newest versions of each package to keep besides
 * @returns what was removed, as `remote@version`
 */
export async function pruneReleases(workspace: Workspace, keep: number): Promise<string[]> {
  const { packages } = await readRegistry(workspace);
  const removed: string[] = [];
  for (const [name, entry] of Object.entries(packages)) {
    const folder = join(workspace.releases, name);
    if (!(await fileExists(folder))) continue;
    const versions = await Promise.all(
      (await readdir(folder))
        .filter(isVersion)
        .map(async (version) => ({ version, time: (await stat(join(folder, version))).mtimeMs })),
    );
    const newest = versions.toSorted((one, other) => other.time - one.time).slice(0, keep);
    const kept = new Set([
      entry.live,
      entry.gradual?.version,
      previousGood(entry),
      ...versionsForOpenTabs(entry),
      ...newest.map(({ version }) => version),
    ]);
    for (const { version } of versions) {
      if (kept.has(version)) continue;
      await rm(releaseFolder(workspace, name, version), { recursive: true });
      removed.push(`${name}@${version}`);
    }
  }
  return removed;
}
