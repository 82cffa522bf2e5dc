import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageStyle } from 'shared-config/contract/host-renderer';
import { readOnly } from '../../files/durable-files';
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
  { file, digest }: Pick<RenderJob['pages'][number], 'file' | 'digest'>,
  html: string,
  later: PageStyle | undefined,
): RenderMessage {
  const { fault, ...facts } = readPage(html);
  if (fault) return { kind: 'failure', reason: fault };
  const bytes = Buffer.from(html);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  for (const form of [{ suffix: '', bytes }, ...precompressQuickly(file, bytes)]) {
    // A process that ended may have begun to write it.
    rmSync(path + form.suffix, { force: true });
    writeFileSync(path + form.suffix, form.bytes, { mode: readOnly, flag: 'wx' });
  }
  writeFileSync(cachedPageFile(cache, digest), formatCachedPage({ html, later, facts }));
  return { kind: 'written', facts };
}
