import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteComposition, type SiteComposition, siteCompositionPath } from 'kit/contract/composition';

/** The versions that a site was composed of. */
export type ComposedVersions = Pick<SiteComposition, 'shell' | 'remotes'>;

/** The composition of a site in a folder. @throws {Error} when it cannot be read, {ContractError} when it is of another form. */
export function readComposition(folder: string): SiteComposition {
  const file = join(folder, siteCompositionPath);
  return parseSiteComposition(JSON.parse(readFileSync(file, 'utf8')), file);
}

/** The versions that a site in a folder was composed of; `undefined` where there is none that can be read. */
export async function readVersions(folder: string): Promise<ComposedVersions | undefined> {
  try {
    return readComposition(folder);
  } catch {
    return undefined;
  }
}
