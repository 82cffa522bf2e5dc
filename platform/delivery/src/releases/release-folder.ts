import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import { modified } from './current-commit';
import { readRefusals } from './read-refusals';

/** Folder of a published release. */
export function releaseFolder(workspace: Workspace, name: string, version: string): string {
  return join(workspace.releases, name, version);
}

/**
 * The remedy for a damaged release: building the commit that it was built from gives the same version again, which takes its place; any
 * other commit gives another version, which goes live instead.
 */
export const damagedRemedy = ({ remote, commit }: Pick<Release, 'remote' | 'commit'>) =>
  `Run "${nameCommand(`release ${remote}`)}" ${placeOf(commit)} to replace it; at another commit that makes another version live instead`;

/** Nobody can go back to a work tree with changes; the history may know a commit of the same bytes. */
function placeOf(commit: string | undefined): string {
  if (commit === undefined) return 'where it was built';
  return commit.endsWith(modified) ? `at the commit that "${nameCommand('releases')}" names` : `at commit ${commit}`;
}

/** The published versions of a package, the newest first, and when each was published or kept from being pruned. */
export function listVersions({ releases }: Workspace, name: string): { version: string; time: number }[] {
  const folder = join(releases, name);
  const versions = existsSync(folder) ? readdirSync(folder).filter((entry) => /^[0-9a-f]{16}$/.test(entry)) : [];
  return versions
    .flatMap((version) => {
      // Another process may remove it meanwhile.
      const found = statSync(join(folder, version), { throwIfNoEntry: false });
      return found?.isDirectory() ? [{ version, time: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.time - one.time);
}

/** How many versions a message lists. */
const maxListed = 10;

/** The error for a version that is nowhere, with those that are on this machine; of each that was refused it says so. */
export async function explainUnknownVersion(
  workspace: Workspace,
  name: string,
  version: string,
): Promise<DeliveryError> {
  const refused = new Set((await readRefusals(workspace, name)).map((refusal) => refusal.version));
  const listed = listVersions(workspace, name)
    .slice(0, maxListed)
    .map((one) => (refused.has(one.version) ? `${one.version} (refused)` : one.version));
  const remedy =
    listed.length === 0
      ? `Run "${nameCommand(`release ${name} --publish-only`)}" first`
      : `Use one of these, newest first: ${listed.join(', ')}`;
  const { store } = workspace.environment;
  const reason = store ? `there is no such version, here or in ${store.registry}` : 'there is no such version';
  return new DeliveryError('unknown-version', `${name}@${version}`, reason, remedy);
}
