import { realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { siteDefinitionFile } from 'kit/contract/site-definition';
import { siteIndexFile } from 'kit/contract/site-index';
import type { Site } from './read-site';

/** The outcome of looking for the path of a request. */
export type Located =
  /** `path` is decoded; `file` is relative to the site's folder. */
  | { kind: 'file'; path: string; file: string }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  /** There was a page, and its remote has given it up. */
  | { kind: 'gone' }
  | { kind: 'not-found' };

const notFound: Located = { kind: 'not-found' };

/** Names of files that are not published. */
const isPrivate = (name: string) =>
  /^[._]/.test(name) || [siteIndexFile, siteDefinitionFile, 'firebase.json'].includes(name) || /\.(br|gz)$/.test(name);

/**
 * Finds the file for a request's path and query. Nothing outside the site is ever found, whatever the encoding of
 * the path.
 * @param pathname percent-encoded
 */
export async function locateFile(site: Site, pathname: string, search: string): Promise<Located> {
  const path = decodePath(pathname);
  if (path === null) return notFound;
  if (path !== '/' && path.endsWith('/')) {
    // From the first slash of each row alone: from every one of them, a row takes the square of its length.
    const trimmed = path.replace(/(?<!\/)\/+$/, '');
    // `//host/` would send the visitor to another site.
    return /^\/[^/]/.test(trimmed) ? { kind: 'redirect', to: encodeURI(trimmed) + search, status: 308 } : notFound;
  }
  const segments = path.split('/').slice(1);
  if (path !== '/' && segments.some((segment) => segment === '' || isPrivate(segment))) return notFound;
  const file = variantFile(site, path, search) ?? (extname(path) ? path.slice(1) : join(path.slice(1), 'index.html'));
  if (await isInside(site.folder, file)) return { kind: 'file', path, file };
  const to = Object.hasOwn(site.index.redirects, path) ? site.index.redirects[path] : undefined;
  if (to !== undefined) return { kind: 'redirect', to: encodeURI(to) + search, status: 301 };
  return site.index.gone.includes(path) ? { kind: 'gone' } : notFound;
}

/** The file of a page whose HTML depends on a query parameter; a missing or unknown value gets the fallback. */
function variantFile({ index }: Site, path: string, search: string): string | undefined {
  const page = index.variantPages.find((variant) => variant.path === path);
  if (!page) return undefined;
  const value = new URLSearchParams(search).get(page.parameter) ?? '';
  return Object.hasOwn(page.files, value) ? page.files[value] : page.fallback;
}

/** The decoded path, or `null` when it is malformed or could leave the site. */
export function decodePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  return /[\0\\]/.test(path) || !path.startsWith('/') ? null : path;
}

/** Whether it is a file, and no link on the way leads elsewhere. @param folder with links resolved */
async function isInside(folder: string, file: string): Promise<boolean> {
  const path = join(folder, file);
  try {
    return (await realpath(path)) === path && (await stat(path)).isFile();
  } catch {
    return false;
  }
}
