import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addToManifest } from '../../files/folder-manifest';
import { copyFolder } from '../../files/link-folder';
import type { Workspace } from '../../workspace';
import type { SiteInputs } from '../site-inputs';
import { assetsFolder, listSiteReleases } from './write-assets';

/**
 * Adds what open tabs need by now to a site that was composed earlier, as a rollback leads to: the files of versions that
 * went live since. Whatever the site has stays as it is.
 * @param id of the site
 */
export async function addAssets(workspace: Workspace, inputs: SiteInputs, id: string): Promise<void> {
  for (const release of listSiteReleases(inputs)) await addRelease(workspace, release, id);
  // What is there, and not what was added just now: an earlier process may have ended before it listed what it had added.
  // Not flushed to disk first, which takes long: what a power failure takes of it is repaired, and no page needs it.
  await addToManifest(join(workspace.sites, id), assetsFolder);
}

/** Adds all files of a release, unless the site has them. */
async function addRelease(workspace: Workspace, release: string, id: string): Promise<void> {
  const published = join(workspace.releases, release, 'web');
  const target = join(workspace.sites, id, assetsFolder, release);
  if (existsSync(target) || !existsSync(published)) return;
  // Beside the site, which may be live: whatever an end of this process leaves there is removed with old sites.
  const temporary = join(workspace.sites, `${id}.${randomUUID()}.tmp`);
  try {
    copyFolder(published, temporary, join(workspace.site, assetsFolder, release));
    await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
