import Database from 'libsql';
import * as v from 'valibot';
import type { Connection } from '../connection';
import { storedTextSchema as text } from '../stored-text';

const rowSchema = v.object({ type: text, name: text, sql: v.nullable(text) });
const rowsSchema = v.array(rowSchema);

type SchemaRow = v.InferOutput<typeof rowSchema>;

/** Tables and indexes that SQLite makes for itself, recognised by more than their names: a trigger can be given any. */
const ofSqlite = `(type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4')
  OR type = 'index' AND sql IS NULL AND name LIKE 'sqlite\\_autoindex\\_%' ESCAPE '\\')`;

/** The schema of a database, without SQLite's own tables. */
const readSchema = (database: Connection): SchemaRow[] =>
  v.parse(
    rowsSchema,
    // As bytes: over a text that is not UTF-8 the driver would end the process.
    database
      .prepare(
        `SELECT CAST(type AS BLOB) AS type, CAST(name AS BLOB) AS name, CAST(sql AS BLOB) AS sql FROM sqlite_schema
         WHERE NOT ${ofSqlite} ORDER BY sqlite_schema.rowid`,
      )
      .all([]),
  );

/** By type and name, how each is made: spaces and the quotes that a renaming leaves make no difference. */
const describe = (rows: readonly SchemaRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.map(({ type, name, sql }) => [
      `${type} ${name}`,
      (sql ?? '').replaceAll(/["\s]+/g, ' ').replaceAll(/ ?([(),]) ?/g, '$1'),
    ]),
  );

/**
 * Why a database is none of any version of this server: it has something else than tables and indexes, or its tables, brought up to date,
 * are not those of this version.
 * @param migrate updates the tables; called with databases in memory, which have no entries
 * @returns `undefined` when it is one
 */
export function describeDifference(database: Connection, migrate: (database: Connection) => void): string | undefined {
  const rows = readSchema(database);
  if (!rows.some(({ type, name }) => type === 'table' && name === 'submissions'))
    return 'it is not a database of this server';
  const other = rows.find(
    ({ type, sql }) => (type !== 'table' && type !== 'index') || /^create\s+virtual/i.test(sql ?? ''),
  );
  if (other) return `it has the ${other.type} “${other.name}”, and this server writes none`;
  const [wanted, found] = [new Database(':memory:'), new Database(':memory:')];
  try {
    migrate(wanted);
    // One statement each, whatever the text is.
    for (const { sql } of rows) if (sql !== null) found.prepare(sql).run([]);
    const version: unknown = database.prepare('PRAGMA user_version').get([]);
    found.exec(`PRAGMA user_version = ${v.parse(v.object({ user_version: v.number() }), version).user_version}`);
    migrate(found);
    const [theirs, ours] = [describe(readSchema(found)), describe(readSchema(wanted))];
    const different = [...new Set([...ours.keys(), ...theirs.keys()])].find(
      (name) => theirs.get(name) !== ours.get(name),
    );
    if (different === undefined) return undefined;
    if (!ours.has(different)) return `it has the ${different}, and this server writes none`;
    return theirs.has(different) ? `its ${different} is made otherwise` : `it lacks the ${different}`;
  } catch (error) {
    return `its tables are of no version of this server (${error instanceof Error ? error.message : String(error)})`;
  } finally {
    wanted.close();
    found.close();
  }
}
