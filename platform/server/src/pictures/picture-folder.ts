import { createHash } from 'node:crypto';
import { createReadStream, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { isStoredName, storedPictureSchema } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { makePrivateFolder, replacePrivateFile, syncToDisk } from '../storage/data-folder';
import { whilePicturesMayGo } from './picture-lock';

/** Schema of a picture's record, beside it. */
export const pictureRecordSchema = v.object({
  ...storedPictureSchema.entries,
  /** ISO time since which nothing names it; absent while something does. */
  unusedSince: v.optional(v.string()),
  /** Whether the library leaves it out: somebody deleted it while nothing named it. */
  isRemoved: v.optional(v.boolean()),
});

/** The written record of a picture. */
export type PictureRecord = v.InferOutput<typeof pictureRecordSchema>;

/** Folder of a data folder with the pictures and files of posts: each with a record beside it, which is written last. */
export const pictureFolder = (dataFolder: string) => join(dataFolder, 'pictures');

/** Folder of uploads under way: files in it when the server starts were never acknowledged. */
const incomingFolder = (dataFolder: string) => join(pictureFolder(dataFolder), 'incoming');

/** Folder of pictures that a person has set aside, with their records. */
export const setAsideFolder = (dataFolder: string) => join(pictureFolder(dataFolder), 'set-aside');

/** Their names. */
export const listSetAside = (dataFolder: string): string[] => namesIn(setAsideFolder(dataFolder)).filter(isStoredName);

/** File of a stored picture. */
export const pictureFile = (dataFolder: string, name: string) => join(pictureFolder(dataFolder), name);

/** The record of a picture. */
export const recordFile = (dataFolder: string, name: string) => `${pictureFile(dataFolder, name)}.json`;

/** More than a stored picture takes, and than its record or a list of records, in bytes. */
const mostBytes = 100 * 2 ** 20;

/**
 * Why a file is not read: reading a pipe never ends, a link leads anywhere, and what is too large ends the process.
 * @returns `undefined` for a regular file of a size that a picture can have, and for none at all
 */
export function describeUnreadable(file: string): string | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isFile()) return 'it is no regular file. Move it away, and put the picture there or send it again';
  if (found.size <= mostBytes) return undefined;
  return `it has more than ${mostBytes / 2 ** 20} MiB, which no picture has. Move it away, and send the picture again`;
}

const isReadable = (file: string) =>
  lstatSync(file, { throwIfNoEntry: false }) !== undefined && describeUnreadable(file) === undefined;

/** Creates the folder for uploads. */
export function makeIncomingFolder(dataFolder: string): string {
  makePrivateFolder(pictureFolder(dataFolder));
  const folder = incomingFolder(dataFolder);
  makePrivateFolder(folder);
  return folder;
}

/**
 * Removes what is left of uploads that a stopped server had under way, and pictures without a record: neither was acknowledged. One that a
 * document names was acknowledged, and has lost its record: it stays.
 */
export function removeUnfinished(dataFolder: string, isNamed: (name: string) => boolean): void {
  rmSync(incomingFolder(dataFolder), { recursive: true, force: true });
  const recorded = new Set(listRecorded(dataFolder));
  deleteUnrecorded(
    dataFolder,
    listStored(dataFolder).filter((name) => !recorded.has(name) && !isNamed(name)),
  );
}

/**
 * Deletes those of some pictures that have no record. None while another process may be about to write it, as a restore is: then they stay
 * until the next start.
 */
export function deleteUnrecorded(dataFolder: string, names: readonly string[]): void {
  if (names.length === 0) return;
  whilePicturesMayGo(dataFolder, 0, () => {
    const unrecorded = names
      .filter((name) => !existsSync(recordFile(dataFolder, name)))
      .map((name) => pictureFile(dataFolder, name))
      .filter(isReadable);
    for (const file of unrecorded) rmSync(file);
    return unrecorded.length;
  });
}

/** The record of a picture; `undefined` when there is none, or its file is gone. */
export const readRecord = (dataFolder: string, name: string): PictureRecord | undefined =>
  isStoredName(name) && isReadable(pictureFile(dataFolder, name)) ? readRecordAlone(dataFolder, name) : undefined;

/** The record of a picture, whatever became of its file; `undefined` when there is none that can be read. */
export function readRecordAlone(dataFolder: string, name: string): PictureRecord | undefined {
  const text = readIfThere(recordFile(dataFolder, name));
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), pictureRecordSchema), text);
  return success && output.name === name ? output : undefined;
}

/** Writes the record of a picture; on disk when it returns. */
export const writeRecord = (dataFolder: string, record: PictureRecord): void =>
  replacePrivateFile(recordFile(dataFolder, record.name), JSON.stringify(record));

/** Names of the pictures that have a record. */
export function listNames(dataFolder: string): string[] {
  const present = new Set(namesIn(pictureFolder(dataFolder)));
  return listRecorded(dataFolder).filter((name) => present.has(name));
}

/** Names of the pictures that have a record, whatever became of their files. */
const listRecorded = (dataFolder: string): string[] =>
  namesIn(pictureFolder(dataFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isStoredName);

/** Names of the pictures that have a record or a file, whatever became of the other. */
export const listStored = (dataFolder: string): string[] => [
  ...new Set([...listRecorded(dataFolder), ...namesIn(pictureFolder(dataFolder)).filter(isStoredName)]),
];

/** Makes a file private, and waits until it is on disk: in the background, because 25 MB take their time. */
export async function secureFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file on disk its name, which is on disk too when it returns. A file that has the name already has the same bytes. */
export function placePicture(dataFolder: string, from: string, name: string): void {
  renameSync(from, pictureFile(dataFolder, name));
  syncToDisk(pictureFolder(dataFolder));
}

/** Deletes a picture: first its record, so that a crash in between leaves nothing that is shown. */
export function deletePicture(dataFolder: string, name: string): void {
  rmSync(recordFile(dataFolder, name), { force: true });
  rmSync(pictureFile(dataFolder, name), { force: true });
}

/** Whether a file has the bytes of the picture that it is named after; not when it is gone, or none that is read. */
export const fitsItsName = (file: string): boolean =>
  isReadable(file) &&
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32) === basename(file).slice(0, 32);

/** Name of a picture or file with these bytes. @param extension one of those of `stored-picture.ts` and `stored-file.ts` */
export async function nameByContent(file: string, extension: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `${hash.digest('hex').slice(0, 32)}.${extension}`;
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

function readIfThere(file: string): string | undefined {
  if (describeUnreadable(file) !== undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
