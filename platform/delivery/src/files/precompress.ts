import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

/** Whether a file of a site has compressed forms beside it. */
export const isCompressible = (file: string) => /\.(html|css|js|json|svg|xml|txt|glb|ico|webmanifest)$/.test(file);

/** Node has four threads for compression and for file operations alike: one stays free, so that no file waits behind a page. */
const onThread = pLimit(3);

/** The suffixes of a file's name for its compressed forms, as servers know them. */
export const compressedSuffixes = ['.br', '.gz'] as const;

/** A compressed form of a file. */
type CompressedForm = { suffix: (typeof compressedSuffixes)[number]; bytes: Buffer };

/** `once` for the files of a release, `each-time` for all that a compose writes. */
export type CompressionEffort = 'once' | 'each-time';

const efforts = {
  // The largest script is a single block then, which saves 139 bytes of the shell.
  once: {
    brotli: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
    gzip: { level: 9 },
  },
  // The best that takes some 2 ms for a page, and 0.3 s for all media; higher levels save 8 to 15 %, and take 40 times as long.
  'each-time': {
    brotli: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
    gzip: { level: 6 },
  },
} as const;

/** Compresses text for a server that picks by Accept-Encoding; other files come back without a form. */
export async function precompress(file: string, content: Buffer, effort: CompressionEffort): Promise<CompressedForm[]> {
  if (!isCompressible(file)) return [];
  const settings = efforts[effort];
  const [br, gz] = await Promise.all([
    onThread(() => promisify(brotliCompress)(content, { params: settings.brotli })),
    onThread(() => promisify(gzip)(content, settings.gzip)),
  ]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gz },
  ];
}
