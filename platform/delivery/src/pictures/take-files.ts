import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Post } from 'kit/posts/post';
import { fileKindOf, isFileName, maxFileBytes } from 'kit/posts/stored-file';
import { printError } from 'kit/presets/command-line/print';
import type { Workspace } from '../workspace';
import { cachedFile, keepFile } from './picture-cache';
import type { PictureSource } from './picture-source';

/**
 * Takes the files that posts offer out of the store, one after another, as they are; those of before are there. One that is not in the
 * store, or is not what its name says, is named on the error output.
 * @returns the names of those that readers get
 * @throws {DeliveryError} when the store does not respond
 */
export async function takeFiles(
  cache: Pick<Workspace, 'cache'>,
  posts: readonly Pick<Post, 'id' | 'content'>[],
  source: PictureSource,
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const { id, content } of posts)
    for (const name of content.flatMap((block) =>
      block.type === 'file' && isFileName(block.file) ? block.file : [],
    )) {
      if (taken.has(name)) continue;
      const fault = await takeFile(cache, name, source);
      if (fault === undefined) taken.add(name);
      else printError(`Post ${id}, file ${name}: ${fault}`);
    }
  return taken;
}

/** @returns why readers do not get it, and the remedy */
async function takeFile(
  cache: Pick<Workspace, 'cache'>,
  name: string,
  source: PictureSource,
): Promise<string | undefined> {
  // It stays as long as a site links it.
  if (existsSync(cachedFile(cache, name))) return undefined;
  const input = await source.read(name);
  if (input === undefined)
    return 'it is not in the store, or this account may not read it, so readers get the post without it. Insert it again, or set STAFF_EMAIL and STAFF_PASSWORD';
  const content = Buffer.isBuffer(input) ? input : await readFile(input);
  // Everybody with write access to the bucket may give anything such a name.
  if (!isWhatItsNameSays(name, content))
    return 'what is stored under this name is another file, so readers get the post without it. Somebody has replaced it: insert it again, and look at who may write to the store';
  await keepFile(cache, name, content);
  return undefined;
}

const isWhatItsNameSays = (name: string, content: Buffer) =>
  content.length <= maxFileBytes &&
  name === `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${fileKindOf(content)}`;
