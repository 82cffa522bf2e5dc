import { isUtf8 } from 'node:buffer';
import { isArrayBuffer } from 'node:util/types';
import * as v from 'valibot';
import type { Connection } from './connection';
import { tables } from './tables';

const columnsSchema = v.array(v.object({ name: v.string() }));
const textsSchema = v.looseObject({ row_number: v.number(), bytes: v.custom<ArrayBuffer>(isArrayBuffer) });

/**
 * Makes bytes of each text that is none (it is not UTF-8), as a damaged disk or a program without care leaves it: the database's driver ends the
 * process over such a text, and reads bytes. Nothing is lost by it.
 * @returns what was found, one line each
 */
export function mendTexts(database: Connection): string[] {
  const found: string[] = [];
  for (const table of tables) {
    const columns: unknown = database.prepare('SELECT name FROM pragma_table_info(?)').all([table]);
    for (const { name } of v.parse(columnsSchema, columns)) {
      // Nearly all texts are ASCII, and never leave SQLite.
      const select = database.prepare(
        `SELECT rowid AS row_number, CAST(${name} AS BLOB) AS bytes FROM ${table}
         WHERE typeof(${name}) = 'text' AND (${name} GLOB '*[^' || char(1) || '-' || char(127) || ']*' OR instr(CAST(${name} AS BLOB), x'00') > 0)`,
      );
      const wrong: number[] = [];
      for (const row of select.iterate([])) {
        const { row_number, bytes } = v.parse(textsSchema, row);
        if (!isUtf8(bytes)) wrong.push(row_number);
      }
      const write = database.prepare(`UPDATE ${table} SET ${name} = CAST(${name} AS BLOB) WHERE rowid = ?`);
      for (const row of wrong) write.run([row]);
      if (wrong.length > 0) found.push(`Table ${table}, ${name} of row ${wrong.join(', ')}: it was no text (UTF-8)`);
    }
  }
  return found;
}
