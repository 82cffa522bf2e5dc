import { join } from 'node:path';
import { fileExists } from '../../files/file-exists';
import { copyFolder, linkFolder } from '../../files/link-folder';
import type { Registry } from '../../registry/registry';
import { versionsForOpenTabs } from '../../releases/keep-for-open-tabs';
import { releaseFolder } from '../../releases/read-release';
import type { Workspace } from '../../workspace';

/** Folder of a site for what browsers load besides its pages and media. */
export const assetsFolder = 'assets';

/** What decides which assets a site has, and whether those of the live site are trusted to be as they were. */
type AssetInputs = {
  registry: Registry;
  versions: Readonly<Record<string, string>>;
  isVerified?: boolean | undefined;
};

/**
 * The releases whose files a site has, as `remote/version`: those of the site, those that a share gets, and those that open
 * tabs may need.
 * @param kept more that pages of the site need
 */
export function listSiteReleases(
  { registry: { packages }, versions }: Pick<AssetInputs, 'registry' | 'versions'>,
  kept: readonly string[],
): ReadonlySet<string> {
  const wanted = new Set(kept);
  for (const [name, entry] of Object.entries(packages)) {
    for (const version of versionsForOpenTabs(entry)) wanted.add(`${name}/${version}`);
    if (entry.gradual) wanted.add(`${name}/${entry.gradual.version}`);
  }
  for (const [name, version] of Object.entries(versions)) wanted.add(`${name}/${version}`);
  return wanted;
}

/**
 * Writes the browser files of the releases that a site has (`listSiteReleases`).
 * An earlier copy in the live site is linked, unless every byte is verified.
 * @param kept more folders that pages of the site need, as `remote/version`
 */
export async function writeAssets(
  workspace: Workspace,
  { isVerified = false, ...inputs }: AssetInputs,
  kept: readonly string[],
  folder: string,
): Promise<void> {
  for (const one of listSiteReleases(inputs, kept)) {
    const [name = '', version = ''] = one.split('/');
    const published = join(releaseFolder(workspace, name, version), 'web');
    const earlier = join(workspace.site, assetsFolder, name, version);
    const target = join(folder, assetsFolder, name, version);
    if (await fileExists(published)) copyFolder(published, target, isVerified ? undefined : earlier);
    // A release may have been pruned; what a page needs that stays as it was, the live site still has.
    else if (kept.includes(one) && (await fileExists(earlier))) linkFolder(earlier, target);
  }
}
