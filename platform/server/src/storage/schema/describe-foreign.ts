import { statSync } from 'node:fs';
import Database from 'libsql';
import * as v from 'valibot';
import type { Connection } from '../connection';
import { storedTextSchema } from '../stored-text';

const tablesSchema = v.array(v.object({ name: storedTextSchema }));

const encodingSchema = v.object({ encoding: v.string() });

/** Why the texts of a database cannot be read as bytes, which are taken for UTF-8; `undefined` when they can. */
export function describeEncoding(database: Connection): string | undefined {
  const { encoding } = v.parse(encodingSchema, database.prepare('PRAGMA encoding').get([]));
  return encoding === 'UTF-8' ? undefined : `its texts are in ${encoding}, and this server writes UTF-8`;
}

/**
 * Describes a file that has the name of the database and is none of this server: an empty one, that of another program, or one whose texts
 * are not UTF-8. None is taken over in silence. @returns `undefined` for a database of this server, or when there is no file
 * @throws an error of SQLite when it is no database at all
 */
export function describeForeign(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  if (size === 0) return 'it is empty, although it is there';
  const database = new Database(file);
  try {
    const encoding = describeEncoding(database);
    if (encoding !== undefined) return encoding;
    const found: unknown = database
      .prepare("SELECT CAST(name AS BLOB) AS name FROM sqlite_schema WHERE type = 'table'")
      .all([]);
    const tables = v.parse(tablesSchema, found).map(({ name }) => name);
    return tables.length === 0 || tables.includes('submissions') ? undefined : 'it is the database of another program';
  } finally {
    database.close();
  }
}
