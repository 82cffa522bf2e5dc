import { open, rename } from 'node:fs/promises';
import { fileKindBytes, fileKindOf, fileRefusals } from 'kit/posts/stored-file';
import { PictureRefusal } from './picture-refusal';

/**
 * Looks at what a file to download is, and keeps it as it is: it is never shown, and nothing in it is opened.
 * @throws {PictureRefusal} when its content is none of the kinds that are taken in
 */
export async function prepareFile(source: string, target: string) {
  const handle = await open(source);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(fileKindBytes), 0, fileKindBytes, 0);
    const extension = fileKindOf(buffer.subarray(0, bytesRead));
    const { reason, remedy } = fileRefusals.content;
    if (extension === undefined) throw new PictureRefusal(415, 'The file', reason, remedy);
    await rename(source, target);
    return { extension, width: 0, height: 0, wasAnimated: false };
  } finally {
    await handle.close();
  }
}
