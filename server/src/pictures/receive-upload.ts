import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxPictureBytes } from 'shared-config/posts/stored-picture';
import { PictureRefusal } from './picture-refusal';

const tooLarge = () =>
  new PictureRefusal(
    413,
    'The file',
    `it has more than ${maxPictureBytes / 1024 / 1024} MB`,
    'Save it smaller, or as JPEG',
  );

/** Refuses an upload by what its head says of its length. @throws {PictureRefusal} */
export function checkAnnounced(contentLength: string | undefined): void {
  if (contentLength !== undefined && Number(contentLength) > maxPictureBytes) throw tooLarge();
}

/**
 * Writes an upload into a file, piece by piece as it comes.
 * @param digest SHA-256 of what is sent, in hexadecimal digits: what was cut short or changed on its way is refused
 * @throws {PictureRefusal} when it is not that, or too large
 */
export async function receiveUpload(body: Readable, file: string, digest: string): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxPictureBytes) return done(tooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(body, count, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  if (hash.digest('hex') !== digest) {
    throw new PictureRefusal(400, 'The file', 'it did not arrive as it was sent', 'Send it again');
  }
}
