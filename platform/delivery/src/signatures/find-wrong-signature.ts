import type { Release } from 'kit/contract/release';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError, type DeliveryErrorCode } from '../delivery-error';
import { keyId, keysOf, type Signers } from '../registry/signers';
import { hostName } from '../workspace';
import { digestRelease, isSignedBy, type ReleaseSignature } from './release-signature';

/** How far in ms the clock of who signs may be ahead. */
export const maxAhead = 3_600_000;

/** The facts that a signature is about. */
export type Signed = Pick<Release, 'remote' | 'team' | 'version'>;

type SignedRelease = {
  release: Signed;
  /** The team whose remote it is. */
  team: string;
  keys: readonly string[];
  folder: string;
  signature: ReleaseSignature | 'malformed' | undefined;
};

/** Why a team with a key has not signed this release, with the remedy; `undefined` when it has. */
export async function findWrongSignature(
  signers: Signers,
  { release, team, keys, folder, signature }: SignedRelease,
): Promise<DeliveryError | undefined> {
  if (release.team !== team) return explainOtherTeam(release, team);
  const command = `"${nameCommand(`release ${release.remote}`)}"`;
  const key = 'with its key in RELEASE_KEY';
  if (signature === undefined) {
    const reason = `team ${team} signs its releases, and this one has no release.sig`;
    return refuse(release, 'signature-missing', reason, `Team ${team} signs it by ${command} ${key}`);
  }
  // Signing anew on this machine would leave the version in the store as it is.
  const atStore = 'If it came from the release store, ask who publishes there';
  const signAnew = `Team ${team} signs it anew by ${command} ${key}`;
  const invalid = (reason: string, remedy = `${signAnew}. ${atStore}`) =>
    refuse(release, 'signature-invalid', reason, remedy);
  if (signature === 'malformed') return invalid('its release.sig is no signature of a release');
  const publicKey = keys.find((one) => keyId(one) === signature.key);
  if (publicKey === undefined) return explainOtherKey(signers, { release, team, key: signature.key });
  if (!isSignedBy(signature, publicKey)) return invalid('its release.sig is not what the key has signed');
  const differing = (['remote', 'team', 'version'] as const).find((field) => signature[field] !== release[field]);
  if (differing) return invalid(`its release.sig is of another release: ${differing} ${signature[differing]}`);
  if (signature.release !== (await digestRelease(folder))) {
    const { remote, version } = release;
    return invalid(
      'its release.json was changed after it was signed',
      `Remove ${remote}/${version} from the releases folder; ${command} at its commit ${key} builds and signs it again. ${atStore}`,
    );
  }
  if (Date.parse(signature.at) > Date.now() + maxAhead) {
    return invalid(
      `it was signed at ${signature.at}, which is to come: the clock was wrong`,
      `Correct the clock. ${signAnew}. If it is live, "${nameCommand(`rollback ${release.remote}`)}" takes it back`,
    );
  }
  return undefined;
}

/** The error for a release that says that it is of another team than its remote: to sign it would not help. */
export function explainOtherTeam(release: Signed, team: string): DeliveryError {
  const { remote, team: named } = release;
  // Nobody chooses the team of the shell.
  const correct = remote === hostName ? '' : `Set "team" in ${remote}/remote.ts to "${team}" and release it. `;
  return refuse(
    release,
    'signature-foreign',
    `it says that it is of team ${named}, and the remote is of team ${team}`,
    `${correct}${giveTo(named, remote)}`,
  );
}

/** The error for a release that is signed with a key which is none of its team's. */
function explainOtherKey(
  signers: Signers,
  { release, team, key }: { release: Signed; team: string; key: string },
): DeliveryError {
  const { remote } = release;
  const other = Object.keys(signers.teams).find((one) => keysOf(signers, one).some((its) => keyId(its) === key));
  const [whose, unless] =
    other === undefined
      ? [
          'which no team has',
          `If the key is a new one of the team, platform staff add it by "${nameCommand(`delivery add-key ${team} <public key>`)}"`,
        ]
      : [`which is of team ${other}`, giveTo(other, remote)];
  return refuse(
    release,
    'signature-foreign',
    `it is signed with the key ${key}, ${whose}, and not by team ${team}`,
    `Team ${team} signs it by "${nameCommand(`release ${remote}`)}" with a key of its own in RELEASE_KEY. ${unless}`,
  );
}

const giveTo = (team: string, remote: string) =>
  `If the remote is now of team ${team}, platform staff say so by "${nameCommand(`delivery add-key ${team} <public key> ${remote}`)}"`;

const refuse = ({ remote, version }: Signed, code: DeliveryErrorCode, reason: string, remedy: string) =>
  new DeliveryError(code, `${remote}@${version}`, reason, `${remedy}. What is live stays`);
