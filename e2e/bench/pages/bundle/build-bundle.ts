import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { compile } from '../../../../platform/delivery/src/releases/compile';
import { writeEntry } from './write-entry';

const root = resolve(import.meta.dirname, '../../../..');

/** A site that the browser renders: the document of all its pages, and its files by their addresses. */
export type Bundle = { document: string; files: ReadonlyMap<string, Buffer> };

/**
 * Builds shell and remotes of this checkout as one bundle.
 * @param site folder of the composed site, which names the pages
 */
export async function buildBundle(site: string): Promise<Bundle> {
  const folder = join(root, '.cache/bundle');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const composition = join(site, siteCompositionPath);
  const { remotes } = parseSiteComposition(JSON.parse(readFileSync(composition, 'utf8')), composition);
  writeFileSync(join(folder, 'start.tsx'), writeEntry(root, remotes));
  await compile(join(root, 'shell'), 'bundle', ['--config', join(import.meta.dirname, 'rspack.config.ts')]);
  const read = (name: string) => readFileSync(join(folder, 'files', name));
  const names = readdirSync(join(folder, 'files'));
  return {
    document: read('index.html').toString(),
    files: new Map(names.map((name) => [`/bundle/${name}`, read(name)])),
  };
}
