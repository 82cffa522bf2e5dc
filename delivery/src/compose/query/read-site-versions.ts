import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteComposition, siteCompositionPath } from 'shared-config/contract/composition';
import { readRelease, releaseFolder } from '../../releases/read-release';
import { verifyRelease } from '../../releases/verify-release';
import { hostName, type Workspace } from '../../workspace';
import type { RenderedVersions } from '../prerender/describe-page';

/**
 * The versions that a composed site consists of, as they were when it was composed.
 * @throws {DeliveryError | ContractError} when the site or one of its releases is missing or damaged.
 */
export async function readSiteVersions(workspace: Workspace, id: string): Promise<RenderedVersions> {
  const file = join(workspace.sites, id, siteCompositionPath);
  const { shell, remotes: composed } = parseSiteComposition(JSON.parse(await readFile(file, 'utf8')), file);
  const read = async (name: string, version: string) => {
    const release = await readRelease(workspace, name, version);
    await verifyRelease(releaseFolder(workspace, name, version), release);
    return release;
  };
  const [host, remotes] = await Promise.all([
    read(hostName, shell),
    Promise.all(composed.map(({ name, version }) => read(name, version))),
  ]);
  return { id, host, remotes, composed };
}
