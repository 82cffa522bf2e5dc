import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder, linkFolder } from '../../files/link-folder';
import { pathInside } from '../../files/path-inside';
import type { Workspace } from '../../workspace';
import { listSiteReleases } from '../plan/list-site-releases';
import type { Omissions } from '../plan/omissions';
import type { SiteInputs } from '../site-inputs';
import { fetchForOpenTabs } from './fetch-for-open-tabs';

/** Folder of a site for the files that browsers load besides its pages and media. */
const assetsFolder = 'assets';

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
  const releases = new Set([...listSiteReleases(inputs), ...ofLastGood]);
  await fetchForOpenTabs(workspace, releases);
  for (const release of releases) {
    const published = join(workspace.releases, release, 'web');
    const earlier = join(workspace.site, assetsFolder, release);
    const target = pathInside(join(folder, assetsFolder), release);
    if (existsSync(published)) copyFolder(published, target, isVerified ? undefined : earlier);
    // A release may have been pruned; the live site still has the files of unchanged pages.
    else if (ofLastGood.includes(release) && existsSync(earlier)) linkFolder(earlier, target);
  }
}
