import { lstat, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Workspace } from '../../workspace';

/** How long (ms) what a process is writing may take: longer than any, on machines whose clocks differ. */
const keptFor = 86_400_000;

/** How `writeAtomically` calls what is not yet in its place. */
const isTemporary = (name: string): boolean => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);

/** Removes what processes that were killed have left half written beside releases, the registry, sites and their links. */
export async function removeAbandoned({ releases, sites, site }: Workspace): Promise<void> {
  const packages = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const folders = packages.filter((entry) => entry.isDirectory()).map(({ name }) => join(releases, name));
  for (const folder of new Set([releases, ...folders, sites, dirname(site)])) {
    // A folder may be temporary itself, or be removed by another process.
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter(isTemporary)) {
      const path = join(folder, name);
      // Its own process may have moved or removed it meanwhile.
      const found = await lstat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - keptFor) await rm(path, { recursive: true, force: true });
    }
  }
}
