import type { Release } from 'shared-config/contract/release';
import { DeliveryError } from '../delivery-error';
import type { Registry, RegistryEntry } from '../registry/registry';
import { keyId, keysOf, noSigners, type Signers, teamOf } from '../registry/signers';
import { readRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import type { Workspace } from '../workspace';
import { digestRelease, isSignedBy, type ReleaseSignature, readSignature } from './release-signature';

/** How far in ms the clock of who signs may be ahead. */
const maxAhead = 3_600_000;

type Signed = Pick<Release, 'remote' | 'team' | 'version'>;

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
  const wrong = await findWrong(signers, { release, team, keys, folder, signature });
  if (wrong === undefined) return signature === 'malformed' ? undefined : signature;
  if (signers.teams[team]?.remotes[remote]?.includes(version)) return undefined;
  throw new DeliveryError(wrong.code, `${remote}@${version}`, wrong.reason, describeRemedy(remote, team));
}

const describeRemedy = (remote: string, team: string) =>
  `Team ${team} signs it by "npx -y pnpm@12 release ${remote}" with its key in RELEASE_KEY. What is live stays`;

type SignedRelease = {
  release: Signed;
  team: string;
  keys: readonly string[];
  folder: string;
  signature: ReleaseSignature | 'malformed' | undefined;
};

type Wrong = { code: 'signature-missing' | 'signature-invalid' | 'signature-foreign'; reason: string };

/** Why a team with a key has not signed this release; `undefined` when it has. */
async function findWrong(
  signers: Signers,
  { release, team, keys, folder, signature }: SignedRelease,
): Promise<Wrong | undefined> {
  if (signature === undefined)
    return { code: 'signature-missing', reason: `team ${team} signs its releases, and this one has no release.sig` };
  const invalid = (reason: string): Wrong => ({ code: 'signature-invalid', reason });
  if (signature === 'malformed') return invalid('its release.sig is no signature of a release');
  if (release.team !== team)
    return {
      code: 'signature-foreign',
      reason: `it says that it is of team ${release.team}, and the remote is of team ${team}`,
    };
  const publicKey = keys.find((key) => keyId(key) === signature.key);
  if (publicKey === undefined) {
    const other = Object.keys(signers.teams).find((one) =>
      keysOf(signers, one).some((key) => keyId(key) === signature.key),
    );
    const whose = other === undefined ? 'which no team has' : `which is of team ${other}`;
    return {
      code: 'signature-foreign',
      reason: `it is signed with the key ${signature.key}, ${whose}, and not by team ${team}`,
    };
  }
  if (!isSignedBy(signature, publicKey)) return invalid('its release.sig is not what the key has signed');
  const isOther = (['remote', 'team', 'version'] as const).find((field) => signature[field] !== release[field]);
  if (isOther) return invalid(`its release.sig is of another release: ${isOther} ${signature[isOther]}`);
  if (signature.release !== (await digestRelease(folder)))
    return invalid('its release.json was changed after it was signed');
  if (Date.parse(signature.at) > Date.now() + maxAhead)
    return invalid(`it was signed at ${signature.at}, which is to come: the clock was wrong`);
  return undefined;
}

/** The signature of a release on this machine; it is fetched first where it is not. @throws {DeliveryError} like `checkSignature`. */
export async function checkSignatureOf(
  workspace: Workspace,
  registry: Registry,
  { name, version }: { name: string; version: string },
): Promise<ReleaseSignature | undefined> {
  const release = await readRelease(workspace, name, version);
  return checkSignature(registry, release, releaseFolder(workspace, name, version));
}

/**
 * Checks what is about to become live: who has signed it, and that it is not older than what it replaces. What was live
 * before may come back.
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
    const entry = before.packages[name];
    for (const version of new Set([live, ...(gradual ? [gradual.version] : [])])) {
      const signature = await checkSignatureOf(workspace, before, { name, version });
      if (signature && entry) checkAge(signature, entry);
    }
  }
}

/** When the live version was signed, if that was after this one, which never was live. */
export function findNewerLive({ version, at }: ReleaseSignature, { history, live }: RegistryEntry): string | undefined {
  if (history.some((line) => line.version === version)) return undefined;
  const replaced = history.findLast((line) => line.version === live && line.signature)?.signature;
  return replaced && Date.parse(at) < Date.parse(replaced.at) ? replaced.at : undefined;
}

function checkAge(signature: ReleaseSignature, entry: RegistryEntry): void {
  const newer = findNewerLive(signature, entry);
  if (newer === undefined) return;
  const { remote, version, at } = signature;
  throw new DeliveryError(
    'signature-old',
    `${remote}@${version}`,
    `it was signed at ${at}, before ${entry.live}, which it would replace (${newer}), and never was live`,
    `If it is meant, "npx -y pnpm@12 release ${remote}" at its commit signs it anew`,
  );
}
