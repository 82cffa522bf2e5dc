import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { parseSiteDefinition, type SiteDefinition, siteDefinitionFile } from 'kit/contract/site-definition';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../../delivery-error';
import { releaseFolder } from '../../releases/release-folder';
import { hostName, type Workspace } from '../../workspace';

/**
 * The site's definition, from the shell's release. A shell that was released before sites had definitions gets that of the live site, so
 * that a shell can be taken back at once.
 * @throws {DeliveryError | ContractError} when there is none, or it is damaged
 */
export async function readSiteDefinition(workspace: Workspace, host: Release): Promise<SiteDefinition> {
  const folder = releaseFolder(workspace, host.remote, host.version);
  const found = (await readDefinitionIn(join(folder, 'node'))) ?? (await readDefinitionIn(workspace.site));
  if (found) return found;
  throw new DeliveryError(
    'site-not-defined',
    `${hostName}@${host.version}`,
    `it was released without ${siteDefinitionFile}, so nothing says what the site is called, where it is and which forms it has`,
    `Run "${nameCommand(`release ${hostName}`)}"`,
  );
}

/** The definition in a folder. @returns nothing where there is none @throws {ContractError | Error} when it is damaged */
export async function readDefinitionIn(folder: string): Promise<SiteDefinition | undefined> {
  const file = join(folder, siteDefinitionFile);
  try {
    return parseSiteDefinition(JSON.parse(await readFile(file, 'utf8')), file);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
