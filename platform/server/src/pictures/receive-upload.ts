import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { fileRefusals, maxFileBytes } from 'kit/posts/stored-file';
import { maxPictureBytes } from 'kit/posts/stored-picture';
import { PictureRefusal } from './picture-refusal';

/** The most that an upload may have, and what is said of one that has more. */
export type UploadBound = { bytes: number; reason: string; remedy: string };

/** The bound of a picture. */
export const pictureBound: UploadBound = {
  bytes: maxPictureBytes,
  reason: `it has more than ${maxPictureBytes / 1024 / 1024} MB`,
  remedy: 'Save it smaller, or as JPEG',
};

/** The bound of a file to download. */
export const fileBound: UploadBound = { bytes: maxFileBytes, ...fileRefusals.size };

const tooLarge = ({ reason, remedy }: UploadBound) => new PictureRefusal(413, 'The file', reason, remedy);

/** Refuses an upload by the length in its head. @throws {PictureRefusal} */
export function checkAnnounced(contentLength: string | undefined, bound: UploadBound): void {
  if (contentLength !== undefined && Number(contentLength) > bound.bytes) throw tooLarge(bound);
}

/**
 * Writes an upload into a file, piece by piece as it comes.
 * @param digest SHA-256 of the content, in hexadecimal digits: an upload that was cut short or changed on its way is refused
 * @param onWritten called once a piece is in the file; an error that it throws ends the upload
 * @throws {PictureRefusal} when it is not that, or too large
 */
export async function receiveUpload(
  body: Readable,
  file: string,
  digest: string,
  bound: UploadBound,
  onWritten: () => void,
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of readLoosely(body)) {
      bytes += chunk.length;
      if (bytes > bound.bytes) throw tooLarge(bound);
      hash.update(chunk);
      await handle.writeFile(chunk);
      onWritten();
    }
  } catch (error) {
    throw systemErrorCode(error) === 'ECONNRESET' ? notAsSent() : error;
  } finally {
    await handle.close();
  }
  if (hash.digest('hex') !== digest) throw notAsSent();
}

const notAsSent = () => new PictureRefusal(400, 'The file', 'it did not arrive as it was sent', 'Send it again');

/** The rest of a refused upload is read elsewhere, so that its client gets the response: destroying the body would leave it stuck. */
const readLoosely = (body: Readable): AsyncIterable<Buffer> => body.iterator({ destroyOnReturn: false });
