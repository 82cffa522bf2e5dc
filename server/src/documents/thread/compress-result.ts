import type { Transform } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { acceptsEncoding } from '../../http/accepts-encoding';

/** Content encodings of results. */
export type Encoding = 'br' | 'gzip';

// Low levels: a list of documents is compressed for one reader, once.
const brotliOptions = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 },
};
const gzipOptions = { chunkSize: 64 * 1024, level: 1 };

/** Smaller results, in bytes, are not compressed. */
const minSize = 1024;

/** The encoding for a request with such an `Accept-Encoding`; `null` for none. */
export function chooseEncoding(accepted: string): Encoding | null {
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : null;
}

/** Compresses a short result, unless it is too small. */
export function compressWhole(bytes: Buffer, encoding: Encoding | null): { bytes: Buffer; encoding: Encoding | null } {
  if (encoding === null || bytes.length < minSize) return { bytes, encoding: null };
  return {
    bytes: encoding === 'br' ? brotliCompressSync(bytes, brotliOptions) : gzipSync(bytes, gzipOptions),
    encoding,
  };
}

/** Compresses a long result as a stream. */
export const createCompressor = (encoding: Encoding): Transform =>
  encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
