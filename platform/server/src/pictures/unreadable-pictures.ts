import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { storedNamesIn } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { ServerError } from '../server-error';
import type { DataConnection } from '../storage/data-connection';
import { makePrivateFolder } from '../storage/data-folder';
import { storedTextSchema } from '../storage/stored-text';
import {
  describeUnreadable,
  fitsItsName,
  listSetAside,
  listStored,
  pictureFile,
  pictureFolder,
  readRecordAlone,
  recordFile,
  setAsideFolder,
} from './picture-folder';
import { whilePicturesMayGo } from './picture-lock';

/** The fault of a stored picture, and the file that has it. */
type Damage = { file: string; reason: string; remedy: string };

/** A stored picture that is not shown, or not as it was stored. */
export type UnreadablePicture = Damage & {
  name: string;
  /** Documents that name it, such as `blogs/a` or `blogs/a/versions/1`. */
  usedBy: string[];
};

/** How long (ms) to wait for a backup or a restore. */
const maxWait = 60_000;

const remedy = 'Send the picture again, or restore a backup that has it';

const gone = (file: string): Damage => ({ file, reason: 'it is gone', remedy });

/** Looks at a picture, and reads its file whole. @returns its fault; `undefined` when there is none */
export function findDamage(dataFolder: string, name: string): Damage | undefined {
  const file = pictureFile(dataFolder, name);
  const [unreadable, away = ''] = describeUnreadable(file)?.split('. ') ?? [];
  if (unreadable !== undefined) return { file, reason: unreadable, remedy: away };
  // A picture that is deleted meanwhile loses its record first.
  if (!existsSync(file)) return existsSync(recordFile(dataFolder, name)) ? gone(file) : undefined;
  if (readRecordAlone(dataFolder, name) === undefined) {
    const record = recordFile(dataFolder, name);
    const lack = existsSync(record) ? 'it is damaged' : 'it is gone';
    return { file: record, reason: `${lack}, and without it nothing shows the picture`, remedy };
  }
  if (!fitsItsName(file)) return { file, reason: 'it is damaged: its content is not what it is named after', remedy };
  return undefined;
}

const rowsSchema = v.array(v.object({ path: storedTextSchema, fields: storedTextSchema }));

/** Looks at every stored picture, and for every one that a document names; those set aside are known. */
export function findUnreadablePictures(dataFolder: string, connection: DataConnection): UnreadablePicture[] {
  const stored = listStored(dataFolder);
  const found = new Map<string, UnreadablePicture>();
  for (const name of stored) {
    const damage = findDamage(dataFolder, name);
    if (damage !== undefined) found.set(name, { ...damage, name, usedBy: [] });
  }
  const present = new Set([...stored, ...listSetAside(dataFolder)]);
  const rows = connection
    .prepare(
      `SELECT CAST(collections.path || char(0) || documents.name AS BLOB) AS path,
         CAST(fields AS BLOB) AS fields
       FROM documents JOIN collections ON collection = collections.id`,
    )
    .all([]);
  for (const { path, fields } of v.parse(rowsSchema, rows)) {
    for (const name of new Set(storedNamesIn(fields))) {
      if (!present.has(name) && !found.has(name))
        found.set(name, { ...gone(pictureFile(dataFolder, name)), name, usedBy: [] });
      found.get(name)?.usedBy.push(path.replaceAll('\0', '/'));
    }
  }
  return [...found.values()];
}

/**
 * Moves a picture to where nothing shows it, with what is written down of it, unless somebody has sent it again since it was found.
 * @returns it, as it is now; `undefined` when nothing is wrong with it any more
 * @throws {ServerError} `database-busy` while a backup or a restore counts on the pictures that are there
 */
export function setAside(dataFolder: string, found: UnreadablePicture): UnreadablePicture | undefined {
  const { name } = found;
  const [file, record] = [pictureFile(dataFolder, name), recordFile(dataFolder, name)];
  if (!existsSync(file) && !existsSync(record)) return found;
  const folder = setAsideFolder(dataFolder);
  const moved = whilePicturesMayGo(dataFolder, maxWait, () => {
    if (findDamage(dataFolder, name) === undefined) return 0;
    makePrivateFolder(folder);
    if (existsSync(record)) renameSync(record, join(folder, `${name}.json`));
    if (existsSync(file)) renameSync(file, join(folder, name));
    return 1;
  });
  if (moved === undefined)
    throw new ServerError(
      'database-busy',
      `Folder ${pictureFolder(dataFolder)}`,
      'a backup or a restore is under way',
      'Try again when it has ended',
    );
  return moved === 0 ? undefined : { ...found, file: join(folder, name) };
}
