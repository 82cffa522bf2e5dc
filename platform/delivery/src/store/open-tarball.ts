import { once } from 'node:events';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { list } from 'tar';
import { DeliveryError } from '../delivery-error';

const mebibyte = 2 ** 20;

/** How gzip and zstd begin: `tar` unpacks both by itself, without a bound, and so would what is packed twice. */
const packedBeginnings = ['1f8b', '28b52ffd'];

const askPublisher = 'Ask who publishes there; nothing was put in place';

/** How large a release may be in the store: the largest one of this site has 309 files and 6 MB. */
export const releaseBounds = { packed: 128 * mebibyte, unpacked: 256 * mebibyte, files: 10_000, path: 300 };

/**
 * Decompresses the tarball of a release, and looks at what is in it before anything of it is written: whoever publishes to
 * the store could fill the disk and the memory of all others.
 * @param id of the package
 * @returns a tarball that is packed no more
 * @throws {DeliveryError} when it is larger than a release may be, or packed twice.
 */
export async function openTarball(id: string, tarball: Buffer): Promise<Buffer> {
  if (tarball.length > releaseBounds.packed) throw explainSize(id, `${releaseBounds.packed / mebibyte} MiB`);
  const content = await decompress(id, tarball);
  const beginning = content.toString('hex', 0, 4);
  if (packedBeginnings.some((packed) => beginning.startsWith(packed)))
    throw new DeliveryError('store-tampered', id, 'it is packed twice, as no release is', askPublisher);
  let files = 0;
  let longest = 0;
  let bytes = 0;
  const listing = list({
    onReadEntry: ({ path, size }) => {
      files += 1;
      bytes += size;
      longest = Math.max(longest, path.length);
    },
  });
  const listed = once(listing, 'end');
  listing.end(content);
  await listed;
  if (bytes > releaseBounds.unpacked) throw explainUnpackedSize(id);
  if (files > releaseBounds.files) throw explainSize(id, `${releaseBounds.files.toLocaleString('en')} files`);
  if (longest > releaseBounds.path) throw explainSize(id, `${releaseBounds.path} characters in the path of a file`);
  return content;
}

/** The error for a release that is larger than it may be. @param most its limit */
export const explainSize = (id: string, most: string): DeliveryError =>
  new DeliveryError(
    'store-too-large',
    id,
    `it has more than ${most}, which is the most that a release may have in the release store`,
    `Make its build smaller. If it came from the store: ${askPublisher}`,
  );

const explainUnpackedSize = (id: string) => explainSize(id, `${releaseBounds.unpacked / mebibyte} MiB unpacked`);

async function decompress(id: string, tarball: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(tarball, { maxOutputLength: releaseBounds.unpacked });
  } catch (error) {
    if (systemErrorCode(error) !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw explainUnpackedSize(id);
  }
}
