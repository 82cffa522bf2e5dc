import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import {
  listNames,
  type PictureRecord,
  pictureFile,
  pictureFolder,
  pictureRecordSchema,
  readRecord,
  writeRecord,
} from '../pictures/picture-folder';
import { linkOrCopy, makePrivateFolder, replacePrivateFile } from '../storage/data-folder';

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(pictureRecordSchema));

/** The list of the pictures that belong to a backup, beside it. */
const listOf = (backup: string) => backup.replace(/(\.sqlite)?$/, '.pictures.json');

/** Folder with the pictures of all backups, beside them: each is there once. */
const poolOf = (folder: string) => join(folder, 'pictures');

/** Adds the pictures of a data folder to a backup of its database. @returns how many it has */
export function backUpPictures(dataFolder: string, backup: string): number {
  const records = listNames(dataFolder).flatMap((name) => readRecord(dataFolder, name) ?? []);
  const pool = poolOf(dirname(backup));
  if (records.length > 0) makePrivateFolder(pool);
  for (const { name } of records) linkOrCopy(pictureFile(dataFolder, name), join(pool, name));
  replacePrivateFile(listOf(backup), JSON.stringify(records));
  return records.length;
}

/** Deletes the pictures that no backup of a folder has any more. @returns how many */
export function deleteUnlisted(folder: string): number {
  const pool = poolOf(folder);
  if (!existsSync(pool)) return 0;
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.pictures.json'))
    .map((name) => v.safeParse(listSchema, readFileSync(join(folder, name), 'utf8')));
  // A list that is damaged may name any of them.
  if (lists.some(({ success }) => !success)) return 0;
  const listed = new Set(lists.flatMap((list) => (list.success ? list.output.map(({ name }) => name) : [])));
  const unlisted = readdirSync(pool).filter((name) => !listed.has(name));
  for (const name of unlisted) rmSync(join(pool, name));
  return unlisted.length;
}

/** What came of the pictures of a backup. */
export type RestoredPictures = {
  /** Those that the data folder lacked. */
  restored: number;
  /** Those that are damaged, or not beside the backup. */
  missing: string[];
};

/** Puts the pictures of a backup into a data folder that lacks them; a running server has them at once. */
export function restorePictures(dataFolder: string, backup: string): RestoredPictures {
  const outcome: RestoredPictures = { restored: 0, missing: [] };
  if (!existsSync(listOf(backup))) return outcome;
  const records = v.parse(listSchema, readFileSync(listOf(backup), 'utf8'));
  if (records.length > 0) makePrivateFolder(pictureFolder(dataFolder));
  for (const record of records) {
    if (readRecord(dataFolder, record.name)) continue;
    const kept = join(poolOf(dirname(backup)), record.name);
    if (!isSound(kept, record)) {
      outcome.missing.push(record.name);
      continue;
    }
    linkOrCopy(kept, pictureFile(dataFolder, record.name));
    // 30 days begin again for what nothing names.
    const { unusedSince: _unusedSince, ...others } = record;
    writeRecord(dataFolder, others);
    outcome.restored += 1;
  }
  return outcome;
}

const isSound = (file: string, { name }: PictureRecord): boolean =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32) === name.slice(0, 32);
