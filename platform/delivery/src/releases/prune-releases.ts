import { randomUUID } from 'node:crypto';
import { rename, rm, stat, utimes } from 'node:fs/promises';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { listEnvironments, readRegistry } from '../registry/open-registry';
import { previousGood } from '../registry/read-history';
import { inEnvironment, type Workspace } from '../workspace';
import { versionsForOpenTabs } from './keep-for-open-tabs';
import { explainUnknownVersion, listVersions, releaseFolder } from './release-folder';

/** How long (ms) a release is kept after it was published or somebody began to promote it: the registry may not name it yet. */
const keptFor = 3_600_000;

/**
 * Keeps a release from being pruned while it is on its way into the registry.
 * @throws {DeliveryError} when another process has just pruned it.
 */
export async function keepFromPruning(workspace: Workspace, name: string, version: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(releaseFolder(workspace, name, version), now, now);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw await explainUnknownVersion(workspace, name, version);
  }
}

const isFresh = (time: number) => time > Date.now() - keptFor;

/** Removes a release out of its place, unless somebody has begun to promote it meanwhile: a later promotion does not find it. */
async function removeUnused(folder: string): Promise<boolean> {
  const aside = `${folder}.${randomUUID()}.tmp`;
  try {
    await rename(folder, aside);
  } catch (error) {
    // Another process prunes as well.
    if (systemErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
  if (isFresh((await stat(aside)).mtimeMs)) {
    await rename(aside, folder);
    return false;
  }
  await rm(aside, { recursive: true });
  return true;
}

/**
 * Removes releases that nothing refers to in any environment: not live, not given to a share, not what a rollback leads to, not among
 * those whose files composed sites keep for open tabs, not among the newest, and not just published or about to be promoted.
 * @param keep newest versions of each package to keep besides
 * @returns the removed versions, as `remote@version`
 */
export async function pruneReleases(workspace: Workspace, keep: number): Promise<string[]> {
  const registries = await Promise.all(
    (await listEnvironments(workspace)).map((name) => readRegistry(inEnvironment(workspace, name))),
  );
  const removed: string[] = [];
  for (const name of new Set(registries.flatMap(({ packages }) => Object.keys(packages)))) {
    const versions = listVersions(workspace, name);
    const entries = registries.flatMap(({ packages }) => packages[name] ?? []);
    const kept = new Set([
      ...entries.flatMap((entry) => [
        entry.live,
        entry.gradual?.version,
        previousGood(entry),
        ...versionsForOpenTabs(entry),
      ]),
      ...versions.slice(0, keep).map(({ version }) => version),
    ]);
    for (const { version, time } of versions) {
      if (kept.has(version) || isFresh(time)) continue;
      if (await removeUnused(releaseFolder(workspace, name, version))) removed.push(`${name}@${version}`);
    }
  }
  return removed;
}
