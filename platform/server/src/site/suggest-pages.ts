import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { findNearestPages, indexPages, type NearestPagesIndex } from 'kit/search/find-nearest-pages';
import { type ListedPage, siteContentsPath, siteContentsSchema } from 'kit/search/site-contents';
import * as v from 'valibot';
import { decodePath } from './locate-file';
import type { Site } from './read-site';

const contentsSchema = v.pipe(v.string(), v.parseJson(), siteContentsSchema);

/** Finds the pages whose addresses are nearest to one at which there is none; none for a file, or in a site composed by an earlier version. */
export type NearestFinder = (site: Site, url: string) => Promise<ListedPage[]>;

/** Reads and indexes the pages of each site once. */
export function createNearestFinder(): NearestFinder {
  const pagesOf = new WeakMap<Site, Promise<NearestPagesIndex>>();
  return async (site, url) => {
    const path = decodePath(url.replace(/\?.*/s, ''));
    if (path === null || extname(path) !== '') return [];
    const pages = pagesOf.get(site) ?? readPages(site.folder);
    pagesOf.set(site, pages);
    return findNearestPages(path, await pages);
  };
}

async function readPages(folder: string): Promise<NearestPagesIndex> {
  const text = await readFile(join(folder, siteContentsPath), 'utf8').catch(() => '');
  const { success, output } = v.safeParse(contentsSchema, text);
  return indexPages(success ? output.pages : []);
}
