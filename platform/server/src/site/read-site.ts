import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteDefinition, type SiteDefinition, siteDefinitionFile } from 'kit/contract/site-definition';
import { parseSiteIndex, type SiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { processLog } from '../logging/log';
import { ServerError } from '../server-error';

/** A composed site. */
export type Site = {
  /** With links resolved. */
  folder: string;
  index: SiteIndex;
  /** Absent where it cannot be read, as in a site from before there were definitions: its pages are served, and its forms are not taken. */
  definition: SiteDefinition | undefined;
};

/** Reads the site that is live now. */
export type SiteReader = () => Promise<Site>;

/**
 * Follows the link to the live site on each call, so the next request after a switch gets the new site. Its index is read once, and
 * its definition until it can be. While nothing has changed, each call returns the same object.
 */
export function createSiteReader(link: string): SiteReader {
  let latest: Site | undefined;
  let logged = '';
  // Its pages need none: a definition that is damaged, or of a version that has less in it, takes no page away.
  const tryDefinition = (folder: string) =>
    readDefinition(folder).catch((error: unknown) => {
      const message = `The site takes no form: ${error instanceof Error ? error.message : error}`;
      if (message !== logged) processLog({ level: 'error', message });
      logged = message;
      return undefined;
    });
  return async () => {
    const folder = await followLink(link);
    const known = latest?.folder === folder ? latest : undefined;
    if (known?.definition) return known;
    const index = known?.index ?? (await readIndex(join(folder, siteIndexFile)));
    // Compose repairs a site in its folder, and a machine that had no file left has some again.
    const definition = await tryDefinition(folder);
    // Values that are kept for a site are kept by this object.
    if (known && !definition) return known;
    latest = { folder, index, definition };
    return latest;
  };
}

async function followLink(link: string): Promise<string> {
  try {
    return await realpath(link);
  } catch (cause) {
    throw new ServerError(
      'site-missing',
      `Site ${link}`,
      'there is no composed site',
      `Run "${nameCommand('compose')}" first, or set SITE_DIR`,
      { cause },
    );
  }
}

/** Id of a composition, and when it was composed (ISO time). */
export async function describeComposition({
  folder,
  index,
}: Pick<Site, 'folder' | 'index'>): Promise<{ id: string; composedAt: string }> {
  const { mtime } = await stat(join(folder, siteIndexFile));
  return { id: index.compositionId, composedAt: mtime.toISOString() };
}

/** The definition of a composed site. @throws {ContractError | Error} when it is damaged */
export async function readDefinition(folder: string): Promise<SiteDefinition | undefined> {
  const file = join(folder, siteDefinitionFile);
  try {
    return parseSiteDefinition(JSON.parse(await readFile(file, 'utf8')), file, 'Compose the site again');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function readIndex(file: string): Promise<SiteIndex> {
  let data: unknown;
  try {
    data = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ServerError('site-damaged', file, 'it cannot be read as JSON', 'Compose the site again', { cause });
  }
  return parseSiteIndex(data, file);
}
