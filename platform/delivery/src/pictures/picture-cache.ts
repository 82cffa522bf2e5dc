import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { publishedPictureSchema } from 'kit/posts/published-picture';
import * as v from 'valibot';
import { writeDurably } from '../files/write-durably';
import type { Workspace } from '../workspace';
import { encoderSettings } from './encode-picture';
import { keyOf, type WantedPicture } from './wanted-pictures';

const madeSchema = v.object({
  picture: v.optional(publishedPictureSchema),
  /** File in the site's media, and its size in bytes. */
  share: v.optional(v.object({ file: v.string(), bytes: v.number() })),
  /** Whether files are still to be made. */
  isUnfinished: v.boolean(),
  /** Why nothing could be made, and when (ms since 1970) that was tried. */
  failed: v.optional(v.object({ reason: v.string(), at: v.number() })),
});

/** The record of the files made of a picture. */
export type MadePicture = v.InferOutput<typeof madeSchema>;

/** Folders of the cache with the records of pictures, and with their files; `activate/prune-cache.ts` knows them too. */
const madeFolder = ({ cache }: Pick<Workspace, 'cache'>) => join(cache, 'post-pictures', 'made');
const filesFolder = ({ cache }: Pick<Workspace, 'cache'>) => join(cache, 'post-pictures', 'files');

/** File of the cache that a site has as `media/<file>`: its name has a digest of its content. */
export const cachedFile = (workspace: Pick<Workspace, 'cache'>, file: string) =>
  join(filesFolder(workspace), basename(file));

let settingsDigest: string | undefined;

function madeFile(workspace: Pick<Workspace, 'cache'>, wanted: WantedPicture): string {
  settingsDigest ??= createHash('sha256').update(encoderSettings()).digest('hex').slice(0, 8);
  return join(madeFolder(workspace), `${keyOf(wanted)}.${settingsDigest}.json`);
}

/** The record of a picture that was made before; `undefined` when there is none. */
export function findMade(workspace: Pick<Workspace, 'cache'>, wanted: WantedPicture): MadePicture | undefined {
  const file = madeFile(workspace, wanted);
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), madeSchema), text);
  if (!success) return undefined;
  // Files that are not used for long are pruned.
  const now = Date.now() / 1000;
  utimesSync(file, now, now);
  return output;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes down what has been made of a picture: after its files, which are on disk by then. */
export const keepMade = async (
  workspace: Pick<Workspace, 'cache'>,
  wanted: WantedPicture,
  made: MadePicture,
): Promise<void> => {
  const file = madeFile(workspace, wanted);
  await mkdir(dirname(file), { recursive: true });
  await writeDurably(file, JSON.stringify(made));
};

/** Writes a file of a picture, unless it is there. @param file in the site's media */
export async function keepFile(workspace: Pick<Workspace, 'cache'>, file: string, content: Buffer): Promise<void> {
  const target = cachedFile(workspace, file);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await writeDurably(target, content);
}
