import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileExists } from '../../files/file-exists';
import { copyFolder, linkWithForms } from '../../files/link-folder';
import { listFiles } from '../../files/list-files';
import { withForms } from '../../files/precompress';
import { addToSeal } from '../../files/sealed-folder';
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
  const added: string[] = [];
  for (const release of listSiteReleases(inputs, [])) {
    added.push(...(await addRelease(workspace, release, id)));
    added.push(...(await addLaterStyles(workspace.site, release, folder)));
  }
  // Not flushed to disk first, which takes long: what a power failure takes of it is repaired, and no page needs it.
  if (added.length > 0) await addToSeal(folder, sizes, added);
}

/** @returns the files of the release that were added: all, or none where the site has them */
async function addRelease(workspace: Workspace, release: string, id: string): Promise<string[]> {
  const [name = '', version = ''] = release.split('/');
  const published = join(releaseFolder(workspace, name, version), 'web');
  const target = join(workspace.sites, id, 'assets', name, version);
  if ((await fileExists(target)) || !(await fileExists(published))) return [];
  // Beside the site, which may be live: whatever an end of this process leaves there is removed with old sites.
  const temporary = join(workspace.sites, `${id}.${randomUUID()}.tmp`);
  try {
    copyFolder(published, temporary, join(workspace.site, 'assets', name, version));
    await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
    return listFiles(target).map((file) => `assets/${release}/${file}`);
  } catch (error) {
    // Another process may have been faster.
    if (!(await fileExists(target))) throw error;
    return [];
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Links those of the live site. @returns what was added */
async function addLaterStyles(live: string, release: string, folder: string): Promise<string[]> {
  const path = laterFolder(release);
  const added: string[] = [];
  for (const name of (await fileExists(join(live, path))) ? listFiles(join(live, path)) : []) {
    const file = `${path}/${name}`;
    if (!name.endsWith('.css') || (await fileExists(join(folder, file)))) continue;
    if (isWhole(file, await readFile(join(live, file), 'utf8'))) added.push(file);
  }
  linkWithForms(live, folder, added);
  return withForms(added);
}
