import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { maxPictureBytes } from 'kit/posts/stored-picture';
import { PictureRefusal } from './picture-refusal';

const tooLarge = () =>
  new PictureRefusal(
    413,
    'The file',
    `it has more than ${maxPictureBytes / 1024 / 1024} MB`,
    'Save it smaller, or as JPEG',
  );

/** Refuses an upload by the length in its head. @throws {PictureRefusal} */
export function checkAnnounced(contentLength: string | undefined): void {
  if (contentLength !== undefined && Number(contentLength) > maxPictureBytes) throw tooLarge();
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
  onWritten: () => void,
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of readLoosely(body)) {
      bytes += chunk.length;
      if (bytes > maxPictureBytes) throw tooLarge();
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
