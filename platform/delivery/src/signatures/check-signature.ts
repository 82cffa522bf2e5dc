import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { signatureOf } from '../registry/read-history';
import type { Registry, RegistryEntry } from '../registry/registry';
import { keysOf, noSigners, teamOf } from '../registry/signers';
import { readRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import type { Workspace } from '../workspace';
import { findWrongSignature, maxAhead, type Signed } from './find-wrong-signature';
import { type ReleaseSignature, readSignature } from './release-signature';

/**
 * Checks who has signed a release, before anything in it runs.
 * @param folder where it lies
 * @returns its signature; `undefined` where the team has no key, and of what was live before it had one
 * @throws {DeliveryError} when its team has a key and has not signed exactly this.
 */
export async function checkSignature(
  { signers = noSigners }: Pick<Registry, 'signers'>,
  release: Signed,
  folder: string,
): Promise<ReleaseSignature | undefined> {
  const { remote, version } = release;
  const team = teamOf(signers, release);
  const keys = keysOf(signers, team);
  if (keys.length === 0) return undefined;
  const signature = await readSignature(folder);
  const wrong = await findWrongSignature(signers, { release, team, keys, folder, signature });
  if (wrong === undefined) return signature === 'malformed' ? undefined : signature;
  if (signers.teams[team]?.remotes[remote]?.includes(version)) return undefined;
  throw wrong;
}

/**
 * Checks a version that is to go live, before it is published for others: its signature, and that it is not older than what it replaces. It
 * is fetched first where it is not on this machine.
 * @returns its signature, like `checkSignature`
 * @throws {DeliveryError}
 */
export async function checkMayGoLive(
  workspace: Workspace,
  registry: Registry,
  { name, version }: { name: string; version: string },
): Promise<ReleaseSignature | undefined> {
  const release = await readRelease(workspace, name, version);
  const signature = await checkSignature(registry, release, releaseFolder(workspace, name, version));
  const entry = registry.packages[name];
  if (signature && entry) checkAge(signature, entry);
  return signature;
}

/**
 * Checks a version that is about to go live: its signature, and that it is not older than the one it replaces. What was live before may
 * come back.
 * @param before the registry as it is
 * @param changed entries as they will be
 * @throws {DeliveryError}
 */
export async function checkNewlyLive(
  workspace: Workspace,
  before: Registry,
  changed: Readonly<Record<string, RegistryEntry>>,
): Promise<void> {
  for (const [name, { live, gradual, retired }] of Object.entries(changed)) {
    if (retired) continue;
    for (const version of new Set([live, ...(gradual ? [gradual.version] : [])]))
      await checkMayGoLive(workspace, before, { name, version });
  }
}

/** When the live version was signed, if that was after this one, which never was live. */
export function findNewerLive({ version, at }: ReleaseSignature, { history, live }: RegistryEntry): string | undefined {
  if (history.some((line) => line.version === version)) return undefined;
  const replaced = signatureOf({ history }, live);
  return replaced && Date.parse(at) < Date.parse(replaced.at) ? replaced.at : undefined;
}

function checkAge(signature: ReleaseSignature, entry: RegistryEntry): void {
  const newer = findNewerLive(signature, entry);
  if (newer === undefined) return;
  const { remote, version, at } = signature;
  const remedy =
    Date.parse(newer) > Date.now() + maxAhead
      ? `A clock was ahead when ${entry.live} was signed. Take it back by "${nameCommand(`rollback ${remote}`)}", then try again`
      : `If it is meant, "${nameCommand(`release ${remote}`)}" at its commit signs it anew`;
  throw new DeliveryError(
    'signature-old',
    `${remote}@${version}`,
    `it was signed at ${at}, before ${entry.live}, which it would replace (${newer}), and never was live`,
    remedy,
  );
}
