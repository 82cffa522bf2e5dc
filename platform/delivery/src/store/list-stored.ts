import type { Workspace } from '../workspace';
import type { StoredRelease } from './npm-client';
import { openStore } from './open-store';

/**
 * The releases of a remote that the release store keeps, the newest first; none when no store is set.
 * @throws {DeliveryError} when it cannot be asked.
 */
export async function listStored(workspace: Workspace, remote: string): Promise<StoredRelease[]> {
  const { store } = workspace.environment;
  if (!store) return [];
  return (await openStore(workspace, store)).list(remote);
}
