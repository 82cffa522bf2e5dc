import { versionSchema } from 'kit/contract/composition';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { listStored } from '../store/list-stored';
import type { Workspace } from '../workspace';
import { explainUnknownVersion, listVersions } from './release-folder';

/**
 * The published version that a person means by its first digits, as git takes a commit: one that is on this machine, or that
 * the release store keeps.
 * @throws {DeliveryError} when no published version begins so, or several do.
 */
export async function findVersion(workspace: Workspace, name: string, beginning: string): Promise<string> {
  const wanted = beginning.toLowerCase();
  const here = listVersions(workspace, name).map(({ version }) => version);
  // All digits of one that is here: it does not take a registry to find it.
  if (here.includes(wanted) || (workspace.environment.store && v.is(versionSchema, wanted))) return wanted;
  const stored = (await listStored(workspace, name)).map(({ version }) => version);
  const found = [...new Set([...here, ...stored])].filter((version) => version.startsWith(wanted));
  const [only] = found;
  if (only === undefined || beginning === '') throw await explainUnknownVersion(workspace, name, beginning);
  if (found.length === 1) return only;
  throw new DeliveryError(
    'unknown-version',
    `${name}@${beginning}`,
    `${found.length} versions begin so`,
    `Use more digits of one of them: ${found.join(', ')}`,
  );
}
