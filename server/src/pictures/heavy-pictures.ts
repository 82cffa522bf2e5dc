import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cleanSvg } from 'shared-config/posts/clean-svg';
import { pictureNamesIn } from 'shared-config/posts/stored-picture';
import { UnsafeSvgError } from 'shared-config/posts/unsafe-svg-error';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { makePrivateFolder } from '../storage/data-folder';
import { storedTextSchema } from '../storage/stored-text';
import { describeUnreadable, listNames, pictureFile, pictureFolder } from './picture-folder';

/** A stored drawing that would not be taken in any more: an earlier version knew less of what browsers cannot draw. */
export type HeavyPicture = {
  file: string;
  name: string;
  /** Documents that name it, such as `blogs/a` or `blogs/a/versions/1`. */
  usedBy: string[];
  reason: string;
  remedy: string;
};

const rowsSchema = v.array(v.object({ path: storedTextSchema, fields: storedTextSchema }));

/** Reads every stored drawing as one that is sent now. */
export function findHeavyPictures(dataFolder: string, connection: DataConnection): HeavyPicture[] {
  const found = listNames(dataFolder).flatMap((name) => {
    if (!name.endsWith('.svg')) return [];
    const file = pictureFile(dataFolder, name);
    const [reason, remedy = ''] = describeUnreadable(file)?.split('. ') ?? [];
    if (reason !== undefined) return [{ file, name, usedBy: [] as string[], reason, remedy }];
    try {
      cleanSvg(readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof UnsafeSvgError)) throw error;
      return [{ file, name, usedBy: [] as string[], reason: error.reason, remedy: error.remedy }];
    }
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
export function setAside(dataFolder: string, { file, name }: Pick<HeavyPicture, 'file' | 'name'>): string {
  const folder = join(pictureFolder(dataFolder), 'set-aside');
  makePrivateFolder(folder);
  renameSync(`${file}.json`, join(folder, `${name}.json`));
  renameSync(file, join(folder, name));
  return join(folder, name);
}
