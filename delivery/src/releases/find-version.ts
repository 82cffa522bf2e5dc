import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import { explainUnknownVersion, listVersions } from './release-folder';

/**
 * The published version that a person means by its first digits, as git takes a commit.
 * @throws {DeliveryError} when no published version begins so, or several do.
 */
export function findVersion(workspace: Workspace, name: string, beginning: string): string {
  const found = listVersions(workspace, name)
    .map(({ version }) => version)
    .filter((version) => version.startsWith(beginning.toLowerCase()));
  const [only] = found;
  if (only === undefined || beginning === '') throw explainUnknownVersion(workspace, name, beginning);
  if (found.length === 1) return only;
  throw new DeliveryError(
    'unknown-version',
    `${name}@${beginning}`,
    `${found.length} versions begin so`,
    `Use more digits of one of them: ${found.join(', ')}`,
  );
}
