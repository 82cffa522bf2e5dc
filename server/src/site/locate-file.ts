import { lstatSync, type Stats } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { siteIndexFile } from 'shared-config/contract/site-index';
import type { QueryPage } from '../query/asked-location';
import type { Site } from './read-site';

/** What was found for the path of a request. */
export type Located =
  | {
      kind: 'file';
      path: string;
      file: string;
      /** What the file system says of the file. */
      found: Stats;
      isImmutable: boolean;
      queryPage?: QueryPage | undefined;
    }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'not-found' };

const notFound: Located = { kind: 'not-found' };

/** Names of files that are not published. */
const isPrivate = (name: string) =>
  /^[._]/.test(name) || name === siteIndexFile || name === 'firebase.json' || /\.(br|gz)$/.test(name);

/** Releases have their version in the path, and media a hash in their name; icons have a fixed name. */
const immutablePath = /^\/(assets\/.+|media\/.+\.[0-9a-f]{8}\.\w+)$/;

/**
 * Finds the file for a request's path and query. Nothing outside the site is ever found, whatever the encoding of
 * the path.
 * @param pathname percent-encoded
 * @param canRender whether pages of the site can be rendered for their query: then those have a file of their own
 */
export async function locateFile(
  site: Site,
  pathname: string,
  search: string,
  canRender: (siteFolder: string) => boolean = () => false,
): Promise<Located> {
  const path = decodePath(pathname);
  if (path === null) return notFound;
  if (path !== '/' && path.endsWith('/')) {
    const trimmed = path.replace(/\/+$/, '');
    // `//host/` would send the visitor to another site.
    return /^\/[^/]/.test(trimmed) ? { kind: 'redirect', to: encodeURI(trimmed) + search, status: 308 } : notFound;
  }
  const segments = path.split('/').slice(1);
  if (path !== '/' && segments.some((segment) => segment === '' || isPrivate(segment))) return notFound;
  const named = site.index.queryPages.find((page) => page.path === path);
  const queryPage = named && canRender(site.folder) ? named : undefined;
  const relative =
    queryPage?.file ??
    variantFile(site, path, search) ??
    (extname(path) ? path.slice(1) : join(path.slice(1), 'index.html'));
  const file = join(site.folder, relative);
  const found = await findInside(site.folder, file);
  if (!found) {
    const to = Object.hasOwn(site.index.redirects, path) ? site.index.redirects[path] : undefined;
    return to === undefined ? notFound : { kind: 'redirect', to: to + search, status: 301 };
  }
  return { kind: 'file', path, file, found, isImmutable: immutablePath.test(path), queryPage };
}

/** The file of a page whose HTML depends on a query parameter; a missing or unknown value gets the fallback. */
function variantFile({ index }: Site, path: string, search: string): string | undefined {
  const page = index.variantPages.find((variant) => variant.path === path);
  if (!page) return undefined;
  const value = new URLSearchParams(search).get(page.parameter) ?? '';
  return Object.hasOwn(page.files, value) ? page.files[value] : page.fallback;
}

/** The decoded path, or `null` when it is malformed or could leave the site. */
function decodePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  return /[\0\\]/.test(path) || !path.startsWith('/') ? null : path;
}

/** Inodes of files that were found inside, by path. */
const inside = new Map<string, number>();

/** How many of them are remembered: more than a site has pages. */
const maxInside = 20_000;

/** A file of a folder; `undefined` for what is none, or lies elsewhere. */
async function findInside(folder: string, file: string): Promise<Stats | undefined> {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    // No link above it can lead elsewhere: it is the same file.
    if (inside.get(file) === found.ino) return found;
    if (!(await realpath(file)).startsWith(folder + sep)) return undefined;
    if (inside.size >= maxInside) inside.clear();
    inside.set(file, found.ino);
    return found;
  } catch {
    return undefined;
  }
}
