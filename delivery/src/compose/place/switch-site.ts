import { lstat, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { DeliveryError } from '../../delivery-error';
import { putInPlace } from '../../files/put-in-place';
import type { Workspace } from '../../workspace';

/** How many composed sites are kept, the live one included: enough to look back, and for requests that are under way. */
const keptSites = 3;

/** Folder name of the live site, or `null` when none was composed. */
export async function liveSite({ site }: Workspace): Promise<string | null> {
  try {
    return basename(await readlink(site));
  } catch (cause) {
    if (systemErrorCode(cause) === 'ENOENT') return null;
    throw new DeliveryError(
      'site-link-blocked',
      site,
      'it is not the link to the live site',
      'Move it away and compose again',
      { cause },
    );
  }
}

/** Makes a composed site live in one step: a request gets the old site or the new one, never parts of both. */
export async function switchSite({ site, sites }: Workspace, folder: string): Promise<void> {
  const target = relative(dirname(site), join(sites, folder));
  await putInPlace(site, (temporary) => symlink(target, temporary, 'dir'));
}

/** Removes composed sites that are neither live nor among the newest. @param beside another one that visitors get */
export async function pruneSites(workspace: Workspace, beside?: string): Promise<void> {
  const live = await liveSite(workspace);
  const folders = await Promise.all(
    (await readdir(workspace.sites)).map(async (name) => ({
      name,
      time: (await lstat(join(workspace.sites, name))).mtimeMs,
    })),
  );
  const old = folders
    .filter(({ name }) => name !== live && name !== beside)
    .sort((a, b) => b.time - a.time)
    .slice(keptSites - 1);
  for (const { name } of old) await rm(join(workspace.sites, name), { recursive: true, force: true });
}
