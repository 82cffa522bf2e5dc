import type { Release } from 'shared-config/contract/release';
import type { Workspace } from '../workspace';
import { readRelease, releaseFolder } from './read-release';
import { verifyRelease } from './verify-release';

/** A release that is as it was published, every byte; `undefined` when it is missing or damaged, and a release replaces it. */
export async function readWholeRelease(
  workspace: Workspace,
  name: string,
  version: string,
): Promise<Release | undefined> {
  try {
    const release = await readRelease(workspace, name, version);
    await verifyRelease(releaseFolder(workspace, name, version), release, 'contents');
    return release;
  } catch {
    return undefined;
  }
}
