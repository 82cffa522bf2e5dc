import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { readOnly } from '../../files/durable-files';
import { makeFolder } from '../../files/make-folder';
import { precompressQuickly } from '../../files/precompress';
import { cachedPageFile, formatCachedPage } from './page-cache';
import { readPage } from './read-page';
import type { RenderJob, RenderMessage, RenderOutput } from './render-protocol';

/**
 * Writes a page with its compressed forms into the site, and into the cache. In one go: a page is written in the time that
 * it takes to send it to another process.
 */
export function writeRenderedPage(
  { folder, cache }: RenderOutput,
  { location, file, digest }: Pick<RenderJob['pages'][number], 'location' | 'file' | 'digest'>,
  html: string,
): RenderMessage {
  const { fault, isListed } = readPage(html, location);
  if (fault) return { kind: 'failure', reason: fault };
  const bytes = Buffer.from(html);
  const path = join(folder, file);
  makeFolder(dirname(path));
  for (const form of [{ suffix: '', bytes }, ...precompressQuickly(file, bytes)])
    writeNew(path + form.suffix, form.bytes);
  writeFileSync(cachedPageFile(cache, digest), formatCachedPage({ html, isListed }));
  return { kind: 'written', isListed };
}

/** Writes a file that never changes. */
function writeNew(path: string, bytes: Buffer): void {
  const settings = { mode: readOnly, flag: 'wx' };
  try {
    writeFileSync(path, bytes, settings);
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
    // A process that ended had begun to write it.
    rmSync(path);
    writeFileSync(path, bytes, settings);
  }
}
