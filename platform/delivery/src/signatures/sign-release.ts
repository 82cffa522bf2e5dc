import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../delivery-error';
import type { Registry } from '../registry/registry';
import { keyId, keysOf, noSigners, teamOf } from '../registry/signers';
import { readRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import { forgetStoredRecord } from '../store/stored-record';
import type { Workspace } from '../workspace';
import { checkSignature, findNewerLive } from './check-signature';
import { explainOtherTeam } from './find-wrong-signature';
import { readSigningKey } from './read-signing-key';
import { publicKeyOf, writeSignature } from './release-signature';

/**
 * Signs a release with the key in `RELEASE_KEY`, if its team has keys. One that is signed and may go live keeps its signature.
 * @throws {DeliveryError} when it says that it is of another team, or the key is not one of the team's, or none. Without a key nothing is signed; what needs it is
 * refused where it would go live.
 */
export async function signRelease(
  workspace: Workspace,
  registry: Registry,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const { signers = noSigners } = registry;
  const release = await readRelease(workspace, name, version);
  const team = teamOf(signers, release);
  const keys = keysOf(signers, team);
  if (keys.length === 0) return;
  const folder = releaseFolder(workspace, name, version);
  if (await mayStay(registry, release, folder)) return;
  if (release.team !== team) throw explainOtherTeam(release, team);
  const key = readSigningKey(workspace);
  if (!key) return;
  const publicKey = publicKeyOf(key);
  if (!keys.includes(publicKey)) {
    throw new DeliveryError(
      'signature-foreign',
      name,
      `RELEASE_KEY has the key ${keyId(publicKey)}, and team ${team}, whose remote it is, has ${keys.map(keyId).join(', ')}`,
      `Use a key of that team, or release only what is yours by its name`,
    );
  }
  await writeSignature(folder, { remote: name, team: release.team, version }, key);
  // The store may have it with another signature, or none: it is asked again.
  await forgetStoredRecord(folder);
}

/** Whether a release may go live with the signature that it has, or without one. */
async function mayStay(registry: Registry, release: Release, folder: string): Promise<boolean> {
  try {
    const signature = await checkSignature(registry, release, folder);
    const entry = registry.packages[release.remote];
    return !(signature && entry && findNewerLive(signature, entry));
  } catch (error) {
    if (error instanceof DeliveryError) return false;
    throw error;
  }
}
