import { composeSite } from '../compose/compose-site';
import type { Candidate } from '../compose/left-out/refuse-failures';
import { changeRegistry } from '../registry/open-registry';
import type { RegistryEntry } from '../registry/registry';
import type { Workspace } from '../workspace';

/**
 * Composes with the posts of the live site: a promotion does not wait for the documents store. If composing fails, the
 * registry entry is put back, so that it names what visitors get.
 */
export async function composeOrRevert(
  workspace: Workspace,
  name: string,
  before: RegistryEntry | undefined,
  candidate?: Candidate,
) {
  try {
    return await composeSite(workspace, { candidate });
  } catch (error) {
    if (before) await changeRegistry(workspace, name, () => before);
    throw error;
  }
}
