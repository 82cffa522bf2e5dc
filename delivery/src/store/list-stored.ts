import { createRequire } from 'node:module';
import type { Workspace } from '../workspace';
import type { StoredRelease } from './npm-client';

const require = createRequire(import.meta.url);

/**
 * The releases of a remote that the registry keeps, the newest first; none when no registry is set.
 * @throws {DeliveryError} when it cannot be asked.
 */
export async function listStored(workspace: Workspace, remote: string): Promise<StoredRelease[]> {
  const { store } = workspace.environment;
  if (!store) return [];
  const { openNpmClient }: typeof import('./npm-client') = require('./npm-client.ts');
  return (await openNpmClient(workspace, store)).list(remote);
}
