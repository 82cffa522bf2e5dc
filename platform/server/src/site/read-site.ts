import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteIndex, type SiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { ServerError } from '../server-error';

/** A composed site: its folder, with links resolved, and its index. */
export type Site = { folder: string; index: SiteIndex };

/** Reads the site that is live now. */
export type SiteReader = () => Promise<Site>;

/**
 * Follows the link to the live site on each call, so the next request after a switch gets the new site. The index is read once
 * for each composition.
 */
export function createSiteReader(link: string): SiteReader {
  let latest: Site | undefined;
  return async () => {
    const folder = await followLink(link);
    const site = latest?.folder === folder ? latest : { folder, index: await readIndex(join(folder, siteIndexFile)) };
    latest = site;
    return site;
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
      'Run "npx -y pnpm@12 compose" first, or set SITE_DIR',
      { cause },
    );
  }
}

/** Id of a composition, and when it was composed (ISO time). */
export async function describeComposition({ folder, index }: Site): Promise<{ id: string; composedAt: string }> {
  const { mtime } = await stat(join(folder, siteIndexFile));
  return { id: index.compositionId, composedAt: mtime.toISOString() };
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
