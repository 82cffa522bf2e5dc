import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from '../environment';
import { flushToDisk, readOnly } from '../files/durable-files';
import { listFiles } from '../files/list-files';
import { writeAtomically } from '../files/write-atomically';
import { writeReadOnly } from '../files/write-compressed';
import { readRegistry } from '../registry/open-registry';
import { integrityOf } from '../registry/read-history';
import { explainUnknownVersion, releaseFolder } from '../releases/release-folder';
import type { Workspace } from '../workspace';
import { openStore } from './open-store';
import { writeStoredRecord } from './stored-record';
import { unpackRelease } from './unpack-release';

/** Fetches that are under way: others who want the same release at the same time wait for one of them. */
const underWay = new Map<string, Promise<void>>();

/**
 * Fetches a release that is not on this machine from the release store, into its place in the releases folder.
 * @throws {DeliveryError} when no store is set or it does not have it, when it cannot be asked, or when it has something
 * else than what went live: nothing is put in place.
 */
export async function fetchRelease(workspace: Workspace, remote: string, version: string): Promise<void> {
  const { store } = workspace.environment;
  if (!store) throw await explainUnknownVersion(workspace, remote, version);
  const folder = releaseFolder(workspace, remote, version);
  const fetching =
    underWay.get(folder) ??
    fetchInto(folder, workspace, { store, remote, version }).finally(() => underWay.delete(folder));
  underWay.set(folder, fetching);
  return fetching;
}

async function fetchInto(
  folder: string,
  workspace: Workspace,
  { store, remote, version }: { store: ReleaseStore; remote: string; version: string },
): Promise<void> {
  const client = await openStore(workspace, store);
  const { packages } = await readRegistry(workspace);
  const wanted = { store, remote, version, expected: integrityOf(packages[remote], version) };
  await mkdir(dirname(folder), { recursive: true });
  const write = async (temporary: string) => {
    const integrity = await unpackRelease(client, wanted, temporary);
    if (integrity === undefined) throw await explainUnknownVersion(workspace, remote, version);
    for (const file of listFiles(temporary)) await chmod(join(temporary, file), readOnly);
    await writeStoredRecord({ store, remote, version, folder: temporary }, integrity);
    // Written last of all: a newer file was changed since.
    const file = join(temporary, 'release.json');
    const text = await readFile(file, 'utf8');
    await rm(file);
    await writeReadOnly(temporary, 'release.json', text);
    await flushToDisk(temporary);
  };
  // Another process may have been faster.
  await writeAtomically(folder, write, async () => {});
}
