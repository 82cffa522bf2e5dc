import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|css|js|json|svg|xml|txt|glb|ico|webmanifest)$/;

/** A file's compressed forms: the suffix that a server looks for, and the bytes. */
export type CompressedForm = { suffix: '.br' | '.gz'; bytes: Buffer };

/**
 * Compresses text for a server that picks by Accept-Encoding; other files come back without a form.
 * @param brotliQuality 11 for files that are published once under a hashed name, 10 for pages, which come out a tenth
 *   smaller than with 5, and 5 for media, which hardly gain
 */
export async function precompress(
  file: string,
  content: Buffer,
  brotliQuality: 5 | 10 | 11,
): Promise<CompressedForm[]> {
  if (!compressible.test(file)) return [];
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(content, { level: brotliQuality === 11 ? 9 : 6 }),
  ]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}
