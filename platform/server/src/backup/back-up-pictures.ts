import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isStoredName } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import {
  describeUnreadable,
  fitsItsName,
  listStored,
  type PictureRecord,
  pictureFile,
  pictureFolder,
  pictureRecordSchema,
  readRecord,
  readRecordAlone,
  writeRecord,
} from '../pictures/picture-folder';
import { whilePicturesStay } from '../pictures/picture-lock';
import { findDamage } from '../pictures/unreadable-pictures';
import { ServerError } from '../server-error';
import { linkOrCopy, makePrivateFolder, replacePrivateFile } from '../storage/data-folder';
import { identify, isSame } from '../storage/file-identity';

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(pictureRecordSchema));

/** The list of the pictures that belong to a backup, beside it. */
const listOf = (backup: string) => backup.replace(/(\.sqlite)?$/, '.pictures.json');

/** Whether a file of the folder of backups has that name. */
export const isList = (name: string): boolean => name.endsWith('.pictures.json');

/** Folder with the pictures of all backups, beside them: each is there once. */
const poolOf = (folder: string) => join(folder, 'pictures');

/**
 * Adds the pictures of a data folder to a backup of its database. Each is read whole, every time: a byte that the disk has damaged shows in
 * nothing else, and reaches the backups through the link. The sum of 1 GB takes some 0.6 s, so that the disk decides how long it takes. The
 * list has also those that are damaged, so that a restore misses them.
 * @param warn called with a warning about damaged pictures, and those that the backup lacks
 * @returns how many it has
 */
export const backUpPictures = (dataFolder: string, backup: string, warn: (message: string) => void): number =>
  // Until its list is there, another backup would delete what this one adds, or finds in place already.
  whilePicturesStay(dataFolder, () => {
    const names = listStored(dataFolder);
    const pool = poolOf(dirname(backup));
    if (names.length > 0) makePrivateFolder(pool);
    const kept = names.filter((name) => keepPicture(dataFolder, join(pool, name), warn));
    const records = names.flatMap((name) => readRecordAlone(dataFolder, name) ?? []);
    replacePrivateFile(listOf(backup), JSON.stringify(records));
    return kept.length;
  });

/** @param kept its place in the backups @returns whether the backup has it */
function keepPicture(dataFolder: string, kept: string, warn: (message: string) => void): boolean {
  const name = basename(kept);
  const damage = findDamage(dataFolder, name);
  if (damage !== undefined) {
    // A copy of the picture that an earlier backup has kept may be sound.
    const isKept = readRecordAlone(dataFolder, name) !== undefined && fitsItsName(kept);
    const outcome = isKept ? 'The backup has it from before' : 'The backup does not have it';
    warn(`Picture ${damage.file}: ${damage.reason}. ${outcome}. ${damage.remedy}`);
    return isKept;
  }
  const unreadable = describeUnreadable(kept);
  if (unreadable !== undefined) {
    warn(`Picture ${kept}: ${unreadable.split('. ')[0]}. The backup does not have it. Move it away, and back up again`);
    return false;
  }
  const place = pictureFile(dataFolder, name);
  if (!isSame(identify(kept), identify(place)) && !fitsItsName(kept)) linkOrCopy(place, kept);
  return true;
}

/**
 * Deletes the pictures that no backup of a folder has any more; within `whilePicturesMayGo`.
 * @param warn called with the reason when none is deleted @returns how many
 */
export function deleteUnlisted(folder: string, warn: (message: string) => void): number {
  const pool = poolOf(folder);
  if (!existsSync(pool)) return 0;
  const lists = readdirSync(folder).filter(isList);
  try {
    const listed = new Set(lists.flatMap((name) => readList(join(folder, name)).map((record) => record.name)));
    const unlisted = readdirSync(pool).filter((name) => isStoredName(name) && !listed.has(name));
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

/** The outcome for the pictures of a backup. */
export type RestoredPictures = {
  /** Pictures that the data folder lacked, or had damaged. */
  restored: number;
  /** Pictures that are damaged, or not beside the backup. */
  missing: string[];
};

/**
 * Puts the pictures of a backup into a data folder that lacks them, or has them damaged, within `whilePicturesStay`; a running server has
 * them at once.
 */
export function restorePictures(
  dataFolder: string,
  backup: string,
  records: readonly PictureRecord[],
): RestoredPictures {
  const outcome: RestoredPictures = { restored: 0, missing: [] };
  if (records.length > 0) makePrivateFolder(pictureFolder(dataFolder));
  for (const record of records) {
    const kept = join(poolOf(dirname(backup)), record.name);
    const place = pictureFile(dataFolder, record.name);
    const isPlaced = fitsItsName(place);
    const isRecorded = readRecord(dataFolder, record.name) !== undefined;
    if (isPlaced && isRecorded) continue;
    const unreadable = describeUnreadable(kept) ?? describeUnreadable(place);
    if (unreadable !== undefined) {
      outcome.missing.push(`${record.name} (${unreadable})`);
      continue;
    }
    if (!isPlaced && !fitsItsName(kept)) {
      outcome.missing.push(record.name);
      continue;
    }
    if (!isPlaced) linkOrCopy(kept, place);
    // 30 days begin again for pictures that nothing names.
    const { unusedSince: _unusedSince, ...others } = record;
    if (!isRecorded) writeRecord(dataFolder, others);
    outcome.restored += 1;
  }
  return outcome;
}
