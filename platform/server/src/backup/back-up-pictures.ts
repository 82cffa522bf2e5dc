import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPictureName } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import {
  describeUnreadable,
  listNames,
  type PictureRecord,
  pictureFile,
  pictureFolder,
  pictureRecordSchema,
  readRecord,
  writeRecord,
} from '../pictures/picture-folder';
import { whilePicturesStay } from '../pictures/picture-lock';
import { ServerError } from '../server-error';
import { linkOrCopy, makePrivateFolder, replacePrivateFile } from '../storage/data-folder';

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(pictureRecordSchema));

/** The list of the pictures that belong to a backup, beside it. */
const listOf = (backup: string) => backup.replace(/(\.sqlite)?$/, '.pictures.json');

/** Whether a file of the folder of backups has that name. */
export const isList = (name: string): boolean => name.endsWith('.pictures.json');

/** Folder with the pictures of all backups, beside them: each is there once. */
const poolOf = (folder: string) => join(folder, 'pictures');

/** Adds the pictures of a data folder to a backup of its database. @returns how many it has */
export const backUpPictures = (dataFolder: string, backup: string): number =>
  // Until its list is there, another backup would delete what this one adds, or finds in place already.
  whilePicturesStay(dataFolder, () => {
    const records = listNames(dataFolder).flatMap((name) => readRecord(dataFolder, name) ?? []);
    const pool = poolOf(dirname(backup));
    if (records.length > 0) makePrivateFolder(pool);
    for (const { name } of records) linkOrCopy(pictureFile(dataFolder, name), join(pool, name));
    replacePrivateFile(listOf(backup), JSON.stringify(records));
    return records.length;
  });

/**
 * Deletes the pictures that no backup of a folder has any more; within `whilePicturesMayGo`.
 * @param warn is told why none is @returns how many
 */
export function deleteUnlisted(folder: string, warn: (message: string) => void): number {
  const pool = poolOf(folder);
  if (!existsSync(pool)) return 0;
  const lists = readdirSync(folder).filter(isList);
  try {
    const listed = new Set(lists.flatMap((name) => readList(join(folder, name)).map((record) => record.name)));
    const unlisted = readdirSync(pool).filter((name) => isPictureName(name) && !listed.has(name));
    for (const name of unlisted) rmSync(join(pool, name), { force: true });
    return unlisted.length;
  } catch (error) {
    // A list that is damaged may name any of them.
    if (!(error instanceof ServerError)) throw error;
    warn(`No picture is deleted from the backups. ${error.message}`);
    return 0;
  }
}

/** @throws {ServerError} `backup-damaged` when it is no list of pictures */
function readList(file: string): readonly PictureRecord[] {
  const unreadable = describeUnreadable(file);
  const { success, output, issues } = v.safeParse(listSchema, unreadable ?? readFileSync(file, 'utf8'));
  if (success) return output;
  throw new ServerError(
    'backup-damaged',
    `List of pictures ${file}`,
    `it is damaged (${unreadable?.split('.', 1)[0] ?? issues[0].message})`,
    'Copy it again from where this backup is kept as well, or move it away: then the database is restored without its pictures',
  );
}

/** The pictures of a backup; none, where it has no list of them. @throws {ServerError} `backup-damaged` when the list is damaged */
export const listBackedUp = (backup: string): readonly PictureRecord[] =>
  existsSync(listOf(backup)) ? readList(listOf(backup)) : [];

/** What came of the pictures of a backup. */
export type RestoredPictures = {
  /** Those that the data folder lacked. */
  restored: number;
  /** Those that are damaged, or not beside the backup. */
  missing: string[];
};

/** Puts the pictures of a backup into a data folder that lacks them, within `whilePicturesStay`; a running server has them at once. */
export function restorePictures(
  dataFolder: string,
  backup: string,
  records: readonly PictureRecord[],
): RestoredPictures {
  const outcome: RestoredPictures = { restored: 0, missing: [] };
  if (records.length > 0) makePrivateFolder(pictureFolder(dataFolder));
  for (const record of records) {
    if (readRecord(dataFolder, record.name)) continue;
    const kept = join(poolOf(dirname(backup)), record.name);
    const place = pictureFile(dataFolder, record.name);
    const unreadable = describeUnreadable(kept) ?? describeUnreadable(place);
    if (unreadable !== undefined) {
      outcome.missing.push(`${record.name} (${unreadable})`);
      continue;
    }
    if (!isSound(kept, record)) {
      outcome.missing.push(record.name);
      continue;
    }
    linkOrCopy(kept, place);
    // 30 days begin again for what nothing names.
    const { unusedSince: _unusedSince, ...others } = record;
    writeRecord(dataFolder, others);
    outcome.restored += 1;
  }
  return outcome;
}

const isSound = (file: string, { name }: PictureRecord): boolean =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32) === name.slice(0, 32);
