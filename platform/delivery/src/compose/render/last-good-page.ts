import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionSchema } from 'kit/contract/composition';
import { remoteNameSchema } from 'kit/contract/remote-name';
import { composedPostsSchema } from 'kit/posts/page-post';
import * as v from 'valibot';
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
  const assets = own.map((url) =>
    url.startsWith(basePath) ? findReleaseFolder(site, url.slice(basePath.length)) : undefined,
  );
  if (assets.includes(undefined)) return undefined;
  return {
    html,
    posts: page.posts && (await readJson(join(site, pagePostsPath(page)), composedPostsSchema)),
    assets: [...new Set(assets.filter((folder) => folder !== undefined))],
  };
}

/**
 * The folder of the release that has a script: `<remote>/<version>`, and never another one, as it was written by the remote whose page
 * it is. `undefined` where the site has no such file.
 */
function findReleaseFolder(site: string, path: string): string | undefined {
  const [, folder, remote, version] = /^\/assets\/(([^/]+)\/([^/]+))\/(?!.*\.\.)/.exec(path) ?? [];
  const isRelease = v.is(remoteNameSchema, remote) && v.is(versionSchema, version);
  return isRelease && existsSync(join(site, path)) ? folder : undefined;
}
