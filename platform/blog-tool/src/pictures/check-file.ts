import { type FileKind, fileKindBytes, fileKindOf, fileRefusals, maxFileBytes } from 'kit/posts/stored-file';
import { PictureRefusedError } from './picture-store';

/**
 * Looks at what a file to download is, by its content, before it is sent: a server looks once more, and a bucket cannot.
 * @throws {PictureRefusedError} when it is none of the kinds that are taken in, or too large
 */
export async function checkFile(file: Blob): Promise<FileKind> {
  const kind = fileKindOf(new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer()));
  if (kind === undefined) throw refuse(fileRefusals.content);
  if (file.size > maxFileBytes) throw refuse(fileRefusals.size);
  return kind;
}

const refuse = ({ reason, remedy }: { reason: string; remedy: string }) =>
  new PictureRefusedError(`The file: ${reason}. ${remedy}`);
