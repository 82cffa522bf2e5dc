import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { compressedSuffixes } from '../../../../delivery/src/files/precompress';
import { writeCompressed } from '../../../../delivery/src/files/write-compressed';
import { locateFile } from '../../../../server/src/site/locate-file';
import { createSiteReader } from '../../../../server/src/site/read-site';

/** Puts another document in the place of a page of a site, compressed as compose does. @param route path, and query if it has one */
export async function replacePage(folder: string, route: string, change: (html: string) => string): Promise<void> {
  const { site, file } = await findPage(folder, route);
  const html = change(readFileSync(file, 'utf8'));
  for (const suffix of ['', ...compressedSuffixes]) rmSync(file + suffix);
  await writeCompressed(site, relative(site, file), html);
}

/**
 * The document that the server sends for a route.
 * @throws {UsageError} when the site has no such page.
 */
export async function findPage(folder: string, route: string): Promise<{ site: string; file: string }> {
  const site = await createSiteReader(folder)();
  const { pathname, search } = new URL(route, 'http://localhost');
  const located = await locateFile(site, pathname, search);
  if (located.kind === 'file' && located.file.endsWith('.html')) return { site: site.folder, file: located.file };
  throw new UsageError(`--routes ${route}`, 'the site has no such page', 'Use paths of its sitemap');
}
