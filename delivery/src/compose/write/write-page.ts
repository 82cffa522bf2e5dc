import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readOnly } from '../../files/durable-files';
import { type CompressedForm, type CompressionEffort, compressedSuffixes, precompress } from '../../files/precompress';
import { writeAtomically } from '../../files/write-atomically';
import { writeReadOnly } from '../../files/write-compressed';
import type { Workspace } from '../../workspace';
import type { MediaCompression } from './write-media';

/** Sites with more pages have them compressed quickly: the thorough search takes 60 ms a page, the quick one 1 ms. */
const maxThoroughPages = 500;

/**
 * How hard the pages of a site are compressed: lightly with light media, for a first site that must be there soon. It depends
 * on the site alone, never on which of its pages have changed, so that the same site has the same bytes.
 */
export const pageEffort = (pages: number, media: MediaCompression): CompressionEffort =>
  media === 'light' || pages > maxThoroughPages ? 'each-time' : 'once';

/** Writes a page, or styles that it links, with the compressed forms; those of what was written before come from the cache. */
export async function writePage(
  { cache }: Workspace,
  folder: string,
  file: string,
  html: string,
  effort: CompressionEffort,
): Promise<void> {
  const bytes = Buffer.from(html);
  await writeReadOnly(folder, file, bytes);
  const forms = effort === 'once' ? await compressOnce(join(cache, 'compressed'), file, bytes) : undefined;
  for (const { suffix, bytes: compressed } of forms ?? (await precompress(file, bytes, effort)))
    await writeFile(join(folder, file + suffix), compressed, { mode: readOnly });
}

async function compressOnce(folder: string, file: string, bytes: Buffer): Promise<CompressedForm[]> {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await Promise.all(compressedSuffixes.map((suffix) => readForm(join(folder, digest), suffix, bytes)));
  if (known.every((form) => form !== undefined)) return known;
  const forms = await precompress(file, bytes, 'once');
  await mkdir(folder, { recursive: true });
  for (const { suffix, bytes: compressed } of forms)
    await writeAtomically(join(folder, digest + suffix), (temporary) => writeFile(temporary, compressed));
  return forms;
}

/** A form from the cache, if it is one of these bytes: it may have been cut short by a power failure, or edited. */
async function readForm(
  path: string,
  suffix: CompressedForm['suffix'],
  bytes: Buffer,
): Promise<CompressedForm | undefined> {
  const compressed = await readFile(path + suffix).catch(() => undefined);
  try {
    const whole = compressed && (suffix === '.br' ? brotliDecompressSync(compressed) : gunzipSync(compressed));
    return compressed && whole?.equals(bytes) ? { suffix, bytes: compressed } : undefined;
  } catch {
    return undefined;
  }
}
