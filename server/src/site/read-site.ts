import { readlinkSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseSiteIndex, type SiteIndex, siteIndexFile } from 'shared-config/contract/site-index';
import { ServerError } from '../server-error';
import { memoizePerTick } from './memoize-per-tick';

/** A composed site: its folder, with links resolved, and its index. */
export type Site = { folder: string; index: SiteIndex };

/** Reads the site that is live now. */
export type SiteReader = () => Promise<Site>;

/**
 * Follows the link to the live site on each call, so the next request after a switch gets the new site. The index is read once
 * for each composition.
 */
export function createSiteReader(link: string): SiteReader {
  let current: Site | undefined;
  let target: string | undefined;
  const readTarget = memoizePerTick(() => readLink(link));
  return async () => {
    // Most times it leads where it did.
    const leadsTo = readTarget();
    if (current && leadsTo !== undefined && leadsTo === target) return current;
    let folder: string;
    try {
      // Where it led when it was read: it may be switched now, and back later.
      folder = await realpath(leadsTo === undefined ? link : resolve(dirname(link), leadsTo));
    } catch (cause) {
      throw new ServerError(
        'site-missing',
        `Site ${link}`,
        'there is no composed site',
        'Run "npx -y pnpm@12 compose" first, or set SITE_DIR',
        { cause },
      );
    }
    if (current?.folder !== folder) current = { folder, index: await readIndex(join(folder, siteIndexFile)) };
    target = leadsTo;
    return current;
  };
}

/** What a link says; `undefined` for what is no link. It takes microseconds, where asking for it to be read would take longer. */
function readLink(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
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
