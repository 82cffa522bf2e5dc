import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Menus } from 'kit/contract/menus';
import { fillPlaces, type OpenPage } from 'kit/page/menus/menu-places';
import pLimit from 'p-limit';
import type { Workspace } from '../../workspace';
import { type PlannedPage, routerAddress } from '../plan/planned-page';
import { findStoredPage, type StoredPage, storePage } from '../render/page-store';

/** How many pages are in memory at a time. */
const atOnce = 8;

/** The HTML of a page with the entries of remotes in its menus. @param basePath below which the site is on its host */
export const fillPage = (page: PlannedPage, open: OpenPage, menus: Menus, basePath: string): string =>
  fillPlaces(open, menus, { path: routerAddress(page).replace(/\?.*/, ''), basePath });

/**
 * Puts the entries of remotes into the menus of pages, which are rendered without them: no page is rendered because a menu changes. What is
 * made is kept as rendered pages are, for the next site with the same menus.
 * @param stored pages by file @returns the same with their entries; as they were where no remote has one
 */
export async function fillMenus(
  workspace: Workspace,
  pages: readonly PlannedPage[],
  stored: ReadonlyMap<string, StoredPage>,
  { menus, basePath, isVerified }: { menus: Menus; basePath: string; isVerified?: boolean | undefined },
): Promise<ReadonlyMap<string, StoredPage>> {
  if (Object.keys(menus).length === 0) return stored;
  const ofMenus = JSON.stringify(menus);
  const fill = async (page: PlannedPage, { file, places, isListed, isFirst }: StoredPage): Promise<StoredPage> => {
    const digest = createHash('sha256')
      .update(`${basename(dirname(file))} ${ofMenus}`)
      .digest('hex');
    const known = isVerified ? undefined : findStoredPage(workspace, digest);
    if (known) return known;
    const html = fillPage(page, { html: await readFile(file, 'utf8'), places }, menus, basePath);
    return storePage(workspace, digest, { html, places: [], isListed, isFirst, text: undefined });
  };
  const limit = pLimit(atOnce);
  const filled = pages.flatMap((page) => {
    const found = stored.get(page.file);
    return found ? limit(async () => [page.file, await fill(page, found)] as const) : [];
  });
  return new Map(await Promise.all(filled));
}
