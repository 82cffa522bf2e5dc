import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternCovers } from 'kit/contract/route-pattern';
import { notFoundFile, parseSiteIndex, type SiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { type ComposedVersions, readComposition } from '../compose/plan/read-versions';
import { formPageFile } from '../compose/write/write-form-page';
import { readManifest } from '../files/folder-manifest';
import { hostName, type Workspace } from '../workspace';

/** A page of a composed site. */
export type SitePage = {
  /** Its address, with the query if its file depends on it. */
  location: string;
  file: string;
  /** The remote that draws it, or the shell. */
  owner: string;
};

/** A composed site, as far as two of them are compared. */
export type ReadSite = ComposedVersions & {
  folder: string;
  redirects: SiteIndex['redirects'];
  /** Its pages by their addresses; another address of the same page is none. */
  pages: ReadonlyMap<string, SitePage>;
};

/** Reads what a composed site has. @throws {ContractError} when one of its files is of another form. */
export async function readSite({ sites }: Workspace, id: string): Promise<ReadSite> {
  const folder = join(sites, id);
  const { shell, remotes } = readComposition(folder);
  const indexFile = join(folder, siteIndexFile);
  const { redirects, variantPages } = parseSiteIndex(JSON.parse(readFileSync(indexFile, 'utf8')), indexFile);
  const locations = new Map([
    [notFoundFile, '/404'],
    ...variantPages.flatMap(({ path, parameter, files }) =>
      Object.entries(files).map(([value, file]) => [file, `${path}?${parameter}=${value}`] as const),
    ),
  ]);
  const routes = remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, owner: name })));
  const aliases = routes.flatMap((route) => route.aliases ?? []);
  const pages = Object.keys(await readManifest(folder))
    .filter((file) => file.endsWith('.html') && file !== formPageFile)
    .flatMap((file): SitePage[] => {
      const location = locations.get(file) ?? `/${file.replace(/\/?(index)?\.html$/, '')}`;
      const path = location.replace(/\?.*/, '');
      if (aliases.includes(path)) return [];
      const route = routes.find((one) => one.path === path) ?? routes.find((one) => patternCovers(one.path, path));
      return [{ location, file, owner: route?.owner ?? hostName }];
    });
  return { folder, shell, remotes, redirects, pages: new Map(pages.map((page) => [page.location, page])) };
}
