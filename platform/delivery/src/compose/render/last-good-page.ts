import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composedPostsSchema } from 'kit/posts/page-post';
import { readJson } from '../../files/read-json';
import type { Workspace } from '../../workspace';
import type { LastGoodPage } from '../plan/omissions';
import { pagePostsPath } from '../plan/page-file';
import type { PlannedPage } from '../plan/planned-page';
import { readPageComposition } from './read-page-composition';

/**
 * The page that the live site has at the same place; `undefined` when there is none, or when it would not be whole.
 * @param basePath below which the site is on its host, which the live one may not have been
 */
export async function readLastGoodPage(
  { site }: Workspace,
  page: PlannedPage,
  basePath = '',
): Promise<LastGoodPage | undefined> {
  const html = await readFile(join(site, page.file), 'utf8').catch(() => '');
  const composition = readPageComposition(html, page.file);
  if (!composition) return undefined;
  const urls = [...composition.scripts.map(({ src }) => src), ...composition.remotes.map(({ entry }) => entry)];
  // Files that another origin serves are not in the site.
  const own = urls.filter((url) => url.startsWith('/'));
  const folder = `${basePath}/assets/`;
  const isThere = (url: string) => url.startsWith(folder) && existsSync(join(site, url.slice(basePath.length)));
  if (!own.every(isThere)) return undefined;
  const assets = own.flatMap((url) => /^([^/]+\/[^/]+)\//.exec(url.slice(folder.length))?.[1] ?? []);
  return {
    html,
    posts: page.posts && (await readJson(join(site, pagePostsPath(page)), composedPostsSchema)),
    assets: [...new Set(assets)],
  };
}
