import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  compositionElement,
  parsePageComposition,
  parseSiteComposition,
  siteCompositionPath,
} from 'kit/contract/composition';
import { parseRelease } from 'kit/contract/release';
import { parseSiteIndex, siteIndexFile } from 'kit/contract/site-index';
import { verifyRelease } from '../../platform/delivery/src/releases/verify-release';

/** @throws {Error} unless every page of the live site in a checkout belongs to one composition. */
export function checkWhole(folder: string): void {
  const site = realpathSync(join(folder, 'site'));
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const { compositionId } = parseSiteIndex(JSON.parse(read(siteIndexFile)), site);
  const composition = parseSiteComposition(JSON.parse(read(siteCompositionPath)), site);
  if (composition.id !== compositionId)
    throw new Error(`composition.json is of ${composition.id}, the site of ${compositionId}`);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (pages.length < 5) throw new Error(`${site}: only ${pages.length} pages`);
  for (const file of pages) {
    const html = read(file);
    const start = html.indexOf(compositionElement.before);
    // The page that a static host reads form fields from carries no composition.
    if (start < 0) continue;
    const data = html.slice(start + compositionElement.before.length, html.indexOf(compositionElement.after, start));
    for (const { name, version } of parsePageComposition(JSON.parse(data), file).remotes) {
      const released = composition.remotes.find((remote) => remote.name === name)?.version;
      if (version !== released) throw new Error(`${file} runs ${name}@${version}, the site has ${released}`);
    }
  }
}

/** Reads every byte of the releases of a remote in a checkout. @returns their versions @throws {Error} for one that is not whole */
export async function checkReleases(folder: string, remote: string): Promise<string[]> {
  const releases = join(folder, 'releases', remote);
  const versions = readdirSync(releases).filter((name) => /^[0-9a-f]{16}$/.test(name));
  for (const version of versions) {
    const file = join(releases, version, 'release.json');
    await verifyRelease(
      join(releases, version),
      parseRelease(JSON.parse(readFileSync(file, 'utf8')), file),
      'contents',
    );
  }
  return versions;
}
