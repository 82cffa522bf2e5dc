import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainPalette, writeColours } from 'kit/contract/palette';
import { notFoundFile } from 'kit/contract/site-index';
import type { SiteReader } from '../site/read-site';
import { plainTokens } from './inbox-style';

/** Reads the site's own style: its tokens, its typefaces, and the styles of every page; tokens alone where a site has none. */
export type SiteStyleReader = () => Promise<string>;

/** The style of the live site's shell, as it stands in a page that no remote has drawn; read once for each composition. */
export function createSiteStyleReader(readSite: SiteReader): SiteStyleReader {
  let latest: { folder: string; style: string } | undefined;
  return async () => {
    const { folder, definition } = await readSite();
    if (latest?.folder === folder) return latest.style;
    const page = await readFile(join(folder, notFoundFile), 'utf8');
    const plain = () => plainTokens(writeColours(definition?.palette ?? plainPalette));
    // Never slow: each stylesheet of a page of the site has its end.
    const [, style = plain()] = /<style data-href="shell[^"]*">(.*?)<\/style>/s.exec(page) ?? [];
    latest = { folder, style };
    return style;
  };
}
