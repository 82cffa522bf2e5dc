import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNamesIn } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { makePrivateFolder } from '../storage/data-folder';
import { storedTextSchema } from '../storage/stored-text';
import { describeUnreadable, listNames, pictureFile, pictureFolder } from './picture-folder';

/** What stands in the place of a stored picture, and is not read. */
export type UnreadablePicture = {
  file: string;
  name: string;
  /** Documents that name it, such as `blogs/a` or `blogs/a/versions/1`. */
  usedBy: string[];
  reason: string;
  remedy: string;
};

const rowsSchema = v.array(v.object({ path: storedTextSchema, fields: storedTextSchema }));

/** Looks at the file of every stored picture. */
export function findUnreadablePictures(dataFolder: string, connection: DataConnection): UnreadablePicture[] {
  const found = listNames(dataFolder).flatMap((name) => {
    const file = pictureFile(dataFolder, name);
    const [reason, remedy = ''] = describeUnreadable(file)?.split('. ') ?? [];
    return reason === undefined ? [] : [{ file, name, usedBy: [] as string[], reason, remedy }];
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
export function setAside(dataFolder: string, { file, name }: Pick<UnreadablePicture, 'file' | 'name'>): string {
  const folder = join(pictureFolder(dataFolder), 'set-aside');
  makePrivateFolder(folder);
  renameSync(`${file}.json`, join(folder, `${name}.json`));
  renameSync(file, join(folder, name));
  return join(folder, name);
}
