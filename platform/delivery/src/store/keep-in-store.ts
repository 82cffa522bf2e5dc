import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseReleaseText } from 'kit/contract/release';
import { readRegistry } from '../registry/open-registry';
import { releaseFolder } from '../releases/release-folder';
import { checkSignature } from '../signatures/check-signature';
import type { Workspace } from '../workspace';
import { openStore } from './open-store';
import { openTarball } from './open-tarball';
import { packRelease } from './pack-release';
import { describePackage, packageId } from './store-package';
import { type KeptRelease, readStoredRecord, writeStoredRecord } from './stored-record';
import { unpackRelease } from './unpack-release';

/** A release that the store keeps, and whether it was this call that published it. */
export type KeptInStore = { id: string; integrity: string; isNew: boolean };

/**
 * Sees to it that the release store keeps a release, and publishes it unless it is there already: from then on every machine
 * can fetch it, and nothing takes it back. What goes live is checked first: `keepVerified`.
 * @returns `undefined` when no store is set
 * @throws {DeliveryError} when the store refuses it, cannot be asked, or has another one in its place.
 */
export async function keepInStore(
  workspace: Workspace,
  remote: string,
  version: string,
): Promise<KeptInStore | undefined> {
  const { store } = workspace.environment;
  if (!store) return undefined;
  const kept = { store, remote, version, folder: releaseFolder(workspace, remote, version) };
  const id = packageId(store, remote, version);
  const known = await readStoredRecord(kept);
  if (known !== undefined) return { id, integrity: known, isNew: false };
  const { integrity, isNew } = await publishOnce(workspace, kept);
  await writeStoredRecord(kept, integrity);
  return { id, integrity, isNew };
}

async function publishOnce(
  workspace: Workspace,
  { store, remote, version, folder }: KeptRelease,
): Promise<{ integrity: string; isNew: boolean }> {
  const client = await openStore(workspace, store);
  const tarball = await packRelease(folder, describePackage(store, remote, version));
  await openTarball(packageId(store, remote, version), tarball);
  const own = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  let there: string | undefined;
  try {
    await client.publish(remote, version, tarball);
    return { integrity: own, isNew: true };
  } catch (error) {
    // A version is published once, and every registry says in its own words that it is there.
    there = await client.find(remote, version).catch(() => undefined);
    if (there === undefined) throw error;
  }
  // The same sources, packed elsewhere: another commit, another compression. The version that goes live is the one that others will fetch.
  if (there !== own) {
    const aside = await mkdtemp(join(tmpdir(), 'stored-'));
    try {
      await unpackRelease(client, { store, remote, version, expected: there }, aside);
      const file = join(aside, 'release.json');
      // Others fetch the signature that it has there.
      await checkSignature(await readRegistry(workspace), parseReleaseText(await readFile(file, 'utf8'), file), aside);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
  return { integrity: there, isNew: false };
}
