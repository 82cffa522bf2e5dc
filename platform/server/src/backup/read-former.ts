import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import type { Connection } from '../storage/connection';
import type { Table } from '../storage/schema/tables';

/** Whether all that was asked for could be read of a damaged database. */
export type Completeness = { isComplete: boolean };

/** Whether a database has a table: one of an older version lacks some. */
export function isThere(database: Connection, table: Table): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get([table]) !== undefined;
}

/** Reads from a database that may be damaged; otherwise the outcome is not complete. */
export function readSafely<Result>(outcome: Completeness, read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    outcome.isComplete = false;
    return undefined;
  }
}

const rowNumberSchema = v.looseObject({ row_number: v.number() });
const columnsSchema = v.array(v.object({ name: v.string() }));

/** A row whose texts were selected as bytes, with its texts again; text that is not UTF-8 stays bytes. */
function decodeTexts(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decode = (name: string, value: unknown) =>
    row[isText(name)] === 1 && Buffer.isBuffer(value) && isUtf8(value) ? value.toString() : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, decode(name, value)]));
}

/** The column that says whether another one is a text. */
const isText = (column: string) => `${column} is text`;

/**
 * Reads a table row by row from both ends, so that a damaged page loses as few as possible. Texts are asked for as bytes: over one that is no
 * UTF-8, as a disk leaves it, the database's driver would end the process.
 * @returns `undefined` when there is no such table, as in one of an older version
 */
export function readRows<Row>(
  { former, outcome }: { former: Connection; outcome: Completeness },
  table: Table,
  schema: v.GenericSchema<unknown, Row>,
): Row[] | undefined {
  const found = new Map<number, Row | undefined>();
  if (!isThere(former, table)) return undefined;
  const columns = v
    .parse(columnsSchema, former.prepare('SELECT name FROM pragma_table_info(?)').all([table]))
    .map(
      ({ name }) =>
        `iif(typeof(${name}) = 'text', CAST(${name} AS BLOB), ${name}) AS ${name}, typeof(${name}) = 'text' AS "${isText(name)}"`,
    );
  const read = (condition: string, order: string, start: number) => {
    const next = former.prepare(
      `SELECT rowid AS row_number, ${columns} FROM ${table} WHERE rowid ${condition} ? ORDER BY rowid ${order} LIMIT 1`,
    );
    for (let last = start; ; ) {
      const row: unknown = next.get([last]);
      if (row === undefined) return;
      const { row_number, ...stored } = v.parse(rowNumberSchema, row);
      if (found.has(row_number)) return;
      found.set(
        row_number,
        readSafely(outcome, () => v.parse(schema, decodeTexts(stored))),
      );
      last = row_number;
    }
  };
  readSafely(outcome, () => read('>', 'ASC', Number.MIN_SAFE_INTEGER));
  readSafely(outcome, () => read('<', 'DESC', Number.MAX_SAFE_INTEGER));
  return [...found].toSorted(([one], [other]) => one - other).flatMap(([, row]) => (row === undefined ? [] : [row]));
}
