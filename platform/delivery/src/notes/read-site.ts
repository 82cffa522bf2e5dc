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
  /** Pattern of its route; of the shell's own pages their address. */
  route: string;
  /** The remote that draws it, or the shell. */
  owner: string;
};

/** A composed site, as far as two of them are compared. */
export type ReadSite = ComposedVersions & {
  id: string;
  folder: string;
  redirects: SiteIndex['redirects'];
  /** Sizes of its files in bytes. */
  sizes: Readonly<Record<string, number>>;
  /** Its pages by their addresses; another address of the same page is none. */
  pages: ReadonlyMap<string, SitePage>;
};

/** Reads what a composed site has. @throws {ContractError} when one of its files is of another form. */
export async function readSite({ sites }: Workspace, id: string): Promise<ReadSite> {
  const folder = join(sites, id);
  const { shell, remotes } = readComposition(folder);
  const index = parseSiteIndex(readJsonFile(join(folder, siteIndexFile)), join(folder, siteIndexFile));
  const sizes = await readManifest(folder);
  const locate = locateFiles(index);
  const own = ownPages({ shell, remotes });
  const pages = Object.keys(sizes)
    .filter((file) => file.endsWith('.html') && file !== formPageFile)
    .map((file) => own(locate(file), file))
    .filter((page) => page !== undefined);
  const byLocation = new Map(pages.map((page) => [page.location, page]));
  return { id, folder, shell, remotes, redirects: index.redirects, sizes, pages: byLocation };
}

function readJsonFile(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Which address a file is sent for. */
function locateFiles({ variantPages }: SiteIndex): (file: string) => string {
  const variants = new Map(
    variantPages.flatMap(({ path, parameter, files }) =>
      Object.entries(files).map(([value, file]) => [file, `${path}?${parameter}=${value}`]),
    ),
  );
  return (file) => {
    if (file === notFoundFile) return '/404';
    return variants.get(file) ?? `/${file.replace(/\/?(index)?\.html$/, '')}`;
  };
}

/** Whose page an address is; nothing for another address of a page. */
function ownPages({ remotes }: ComposedVersions): (location: string, file: string) => SitePage | undefined {
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, owner: remote.name })));
  const aliases = new Set(routes.flatMap((route) => route.aliases ?? []));
  const addresses = new Map(routes.map((route) => [route.path, route]));
  const patterns = routes.filter(({ path }) => path.includes(':'));
  return (location, file) => {
    const path = location.replace(/\?.*/, '');
    if (aliases.has(path)) return undefined;
    const route = addresses.get(path) ?? patterns.find((one) => patternCovers(one.path, path));
    return { location, file, route: route?.path ?? path, owner: route?.owner ?? hostName };
  };
}
