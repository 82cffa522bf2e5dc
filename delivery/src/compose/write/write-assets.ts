import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder, linkFolder } from '../../files/link-folder';
import { versionsForOpenTabs } from '../../releases/keep-for-open-tabs';
import type { Workspace } from '../../workspace';
import type { Omissions } from '../plan/omissions';
import type { SiteInputs } from '../site-inputs';

/** Folder of a site for what browsers load besides its pages and media. */
export const assetsFolder = 'assets';

/** The releases that a site is made of, or that open tabs may need, as `remote/version`. */
export function listSiteReleases({ registry, versions }: Pick<SiteInputs, 'registry' | 'versions'>): Set<string> {
  const wanted = new Set<string>();
  for (const [name, entry] of Object.entries(registry.packages)) {
    for (const version of versionsForOpenTabs(entry)) wanted.add(`${name}/${version}`);
    if (entry.gradual) wanted.add(`${name}/${entry.gradual.version}`);
  }
  for (const [name, version] of Object.entries(versions)) wanted.add(`${name}/${version}`);
  return wanted;
}

/**
 * Writes the browser files of the releases that a site has. An earlier copy in the live site is linked, unless every byte is
 * verified.
 */
export async function writeAssets(
  workspace: Workspace,
  { isVerified, ...inputs }: Pick<SiteInputs, 'registry' | 'versions' | 'isVerified'>,
  { lastGood }: Pick<Omissions, 'lastGood'>,
  folder: string,
): Promise<void> {
  const ofLastGood = [...lastGood.values()].flatMap(({ assets }) => assets);
  for (const release of new Set([...listSiteReleases(inputs), ...ofLastGood])) {
    const published = join(workspace.releases, release, 'web');
    const earlier = join(workspace.site, assetsFolder, release);
    const target = join(folder, assetsFolder, release);
    if (existsSync(published)) copyFolder(published, target, isVerified ? undefined : earlier);
    // A release may have been pruned; what a page needs that stays as it was, the live site still has.
    else if (ofLastGood.includes(release) && existsSync(earlier)) linkFolder(earlier, target);
  }
}
