import { isUtf8 } from 'node:buffer';
import { isArrayBuffer } from 'node:util/types';
import * as v from 'valibot';
import type { DataConnection } from '../data-connection';
import { tables } from '../schema/tables';

const columnsSchema = v.array(v.object({ name: v.string() }));
const rowSchema = v.looseObject({ row_number: v.string() });

type Reader = Pick<DataConnection, 'prepare'>;

/** The names of a table's columns; none where there is no such table. */
export const columnsOf = (database: Reader, table: string): string[] =>
  v
    .parse(columnsSchema, database.prepare('SELECT name FROM pragma_table_info(?)').all([table]))
    .map(({ name }) => name);

/**
 * The query for the rows of a table with their texts, and nothing else, as bytes; for {@link findWrongTexts}. The number of a row is a
 * text: a number of JavaScript would round it.
 */
export function selectTexts(database: Reader, table: string): string {
  const texts = columnsOf(database, table).map(
    (name) => `CASE WHEN typeof(${name}) = 'text' THEN CAST(${name} AS BLOB) END AS ${name}`,
  );
  return `SELECT ${['CAST(rowid AS TEXT) AS row_number', ...texts].join(', ')} FROM ${table}`;
}

/** The columns of a row of {@link selectTexts} whose text is not UTF-8, and the number of the row. */
export function findWrongTexts(row: unknown): { rowNumber: string; columns: string[] } {
  const { row_number: rowNumber, ...texts } = v.parse(rowSchema, row);
  const isWrong = (bytes: unknown) => (Buffer.isBuffer(bytes) || isArrayBuffer(bytes)) && !isUtf8(bytes);
  return { rowNumber, columns: Object.keys(texts).filter((name) => isWrong(texts[name])) };
}

/**
 * Makes bytes of each text that is none (it is not UTF-8), as a damaged disk or a program without care leaves it: the database's driver ends the
 * process over such a text, and reads bytes. Nothing is lost by it. Reads the whole database, some 500 MB in a second.
 * @returns the findings, one line each
 */
export function mendTexts(database: Reader): string[] {
  const found: string[] = [];
  for (const table of tables) {
    const wrong = new Map<string, string[]>();
    for (const row of database.prepare(selectTexts(database, table)).iterate([])) {
      const { rowNumber, columns } = findWrongTexts(row);
      for (const column of columns) {
        const rows = wrong.get(column) ?? [];
        wrong.set(column, rows);
        rows.push(rowNumber);
      }
    }
    for (const [column, rows] of wrong) {
      const write = database.prepare(
        `UPDATE ${table} SET ${column} = CAST(${column} AS BLOB) WHERE rowid = CAST(? AS INTEGER)`,
      );
      for (const row of rows) write.run([row]);
      found.push(`Table ${table}, ${column} of row ${rows.join(', ')}: it was no text (UTF-8)`);
    }
  }
  return found;
}
