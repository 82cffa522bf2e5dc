import { statSync } from 'node:fs';
import Database from 'libsql';
import * as v from 'valibot';

const tablesSchema = v.array(v.object({ name: v.string() }));

/**
 * What a file is that has the name of the database and is none of this server: an empty one, or that of another program. Neither is
 * taken over in silence. @returns `undefined` for a database of this server, or when there is no file
 * @throws an error of SQLite when it is no database at all
 */
export function describeForeign(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return undefined;
  if (size === 0) return 'it is empty, although it is there';
  const database = new Database(file);
  try {
    const found: unknown = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all([]);
    const tables = v.parse(tablesSchema, found).map(({ name }) => name);
    return tables.length === 0 || tables.includes('submissions') ? undefined : 'it is the database of another program';
  } finally {
    database.close();
  }
}
