import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNamesIn } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { makePrivateFolder } from '../storage/data-folder';
import { storedTextSchema } from '../storage/stored-text';
import {
  describeUnreadable,
  fitsItsName,
  listRecorded,
  pictureFile,
  pictureFolder,
  readRecordAlone,
  recordFile,
} from './picture-folder';

/** What is wrong with a stored picture, and with which of its files. */
type Damage = { file: string; reason: string; remedy: string };

/** A stored picture that is not shown, or not as it was stored. */
export type UnreadablePicture = Damage & {
  name: string;
  /** Documents that name it, such as `blogs/a` or `blogs/a/versions/1`. */
  usedBy: string[];
};

/** Looks at a picture that has a record, and reads its file whole. @returns what is wrong with it; `undefined` when nothing is */
export function findDamage(dataFolder: string, name: string): Damage | undefined {
  const file = pictureFile(dataFolder, name);
  const [unreadable, away = ''] = describeUnreadable(file)?.split('. ') ?? [];
  if (unreadable !== undefined) return { file, reason: unreadable, remedy: away };
  const remedy = 'Send the picture again, or restore a backup that has it';
  // What is deleted meanwhile loses its record first.
  if (!existsSync(file))
    return existsSync(recordFile(dataFolder, name)) ? { file, reason: 'it is gone', remedy } : undefined;
  if (readRecordAlone(dataFolder, name) === undefined)
    return {
      file: recordFile(dataFolder, name),
      reason: 'it is damaged, and without it nothing shows the picture',
      remedy,
    };
  if (!fitsItsName(file)) return { file, reason: 'it is damaged: its content is not what it is named after', remedy };
  return undefined;
}

const rowsSchema = v.array(v.object({ path: storedTextSchema, fields: storedTextSchema }));

/** Looks at every stored picture. */
export function findUnreadablePictures(dataFolder: string, connection: DataConnection): UnreadablePicture[] {
  const found = listRecorded(dataFolder).flatMap((name) => {
    const damage = findDamage(dataFolder, name);
    return damage === undefined ? [] : [{ ...damage, name, usedBy: [] as string[] }];
  });
  if (found.length === 0) return [];
  const rows = connection
    .prepare(
      `SELECT CAST(collections.path || char(0) || documents.name AS BLOB) AS path,
         CAST(fields AS BLOB) AS fields
       FROM documents JOIN collections ON collection = collections.id`,
    )
    .all([]);
  for (const { path, fields } of v.parse(rowsSchema, rows)) {
    const named = new Set(pictureNamesIn(fields));
    for (const one of found) if (named.has(one.name)) one.usedBy.push(path.replaceAll('\0', '/'));
  }
  return found;
}

/** Moves a picture to where nothing shows it, with what is written down of it. @returns where it is */
export function setAside(dataFolder: string, { name }: Pick<UnreadablePicture, 'name'>): string {
  const folder = join(pictureFolder(dataFolder), 'set-aside');
  makePrivateFolder(folder);
  renameSync(recordFile(dataFolder, name), join(folder, `${name}.json`));
  const file = pictureFile(dataFolder, name);
  if (existsSync(file)) renameSync(file, join(folder, name));
  return join(folder, name);
}
