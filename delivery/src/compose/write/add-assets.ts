import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushToDisk } from '../../files/durable-files';
import { fileExists } from '../../files/file-exists';
import { copyFolder, linkWithForms } from '../../files/link-folder';
import { listFiles } from '../../files/list-files';
import { sealFolder } from '../../files/sealed-folder';
import { releaseFolder } from '../../releases/read-release';
import type { Workspace } from '../../workspace';
import { isWhole, laterFolder } from '../prerender/styles/later-file';
import type { SiteInputs } from '../site-inputs';
import { listSiteReleases } from './write-assets';

/**
 * Adds what open tabs need by now to a site that was composed earlier, as a rollback leads to: the files of versions that went live
 * since, and the later styles of their pages. Whatever the site has stays as it is.
 * @param id of the site
 * @param sizes of the files that it has
 */
export async function addAssets(
  workspace: Workspace,
  inputs: SiteInputs,
  id: string,
  sizes: Readonly<Record<string, number>>,
): Promise<void> {
  const folder = join(workspace.sites, id);
  let isChanged = false;
  for (const release of listSiteReleases(inputs, [])) {
    if (await addRelease(workspace, release, id)) isChanged = true;
    if (await addLaterStyles(workspace.site, release, folder)) isChanged = true;
  }
  if (!isChanged) return;
  await flushToDisk(folder);
  await sealFolder(folder, sizes);
}

/** @returns whether the site had no files of the release, and has them now */
async function addRelease(workspace: Workspace, release: string, id: string): Promise<boolean> {
  const [name = '', version = ''] = release.split('/');
  const published = join(releaseFolder(workspace, name, version), 'web');
  const target = join(workspace.sites, id, 'assets', name, version);
  if ((await fileExists(target)) || !(await fileExists(published))) return false;
  // Beside the site, which may be live: whatever an end of this process leaves there is removed with old sites.
  const temporary = join(workspace.sites, `${id}.${randomUUID()}.tmp`);
  try {
    await copyFolder(published, temporary, join(workspace.site, 'assets', name, version));
    await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
    return true;
  } catch (error) {
    // Another process may have been faster.
    if (!(await fileExists(target))) throw error;
    return false;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Links those of the live site. @returns whether there were any that the site had not */
async function addLaterStyles(live: string, release: string, folder: string): Promise<boolean> {
  const path = laterFolder(release);
  let isChanged = false;
  for (const name of (await fileExists(join(live, path))) ? await listFiles(join(live, path)) : []) {
    const file = `${path}/${name}`;
    if (!name.endsWith('.css') || (await fileExists(join(folder, file)))) continue;
    if (!isWhole(file, await readFile(join(live, file), 'utf8'))) continue;
    linkWithForms(live, folder, [file]);
    isChanged = true;
  }
  return isChanged;
}
