import type { DataConnection } from '../storage/data-connection';
import { databaseFile } from '../storage/data-folder';
import { columnsOf, findWrongTexts, selectTexts } from '../storage/mending/mend-texts';
import { followDatabase } from '../storage/opening/follow-database';
import { tables } from '../storage/schema/tables';

/** How long (ms) a read may wait, blocking, for another process. */
const maxWait = 100;

/**
 * Returns a function that reads one row of each table, at every call the next: in time all of them. It has a connection of
 * its own, because what is damaged in one table does not keep the server from using the others.
 * @param onWrongText called when a text is found that is not UTF-8
 * @throws {Error} naming the table that cannot be read, and the row of such a text; the returned function does
 */
export function createRowReader(dataFolder: string, onWrongText: () => void): () => void {
  const last = new Map<string, string>();

  const readNext = (connection: DataConnection, table: string) => {
    const after = last.get(table);
    const next = `${after === undefined ? '' : 'WHERE rowid > CAST(? AS INTEGER)'} ORDER BY rowid LIMIT 1`;
    const parameters = after === undefined ? [] : [after];
    const row = connection.prepare(`${selectTexts(connection, table)} ${next}`).get(parameters);
    if (row === undefined) {
      last.delete(table);
      return;
    }
    const { rowNumber, columns } = findWrongTexts(row);
    if (columns.length > 0) {
      onWrongText();
      throw new Error(
        `${columns.join(', ')} of row ${rowNumber} is no text (UTF-8). Restart the server, which keeps it as bytes, or restore a backup`,
      );
    }
    // All that is not text, too, and from a damaged page nothing can be read.
    const whole = columnsOf(connection, table).map((name) => `CAST(${name} AS BLOB)`);
    connection.prepare(`SELECT ${whole.join(', ')} FROM ${table} ${next}`).get(parameters);
    last.set(table, rowNumber);
  };

  return () => {
    const connection = followDatabase(databaseFile(dataFolder), maxWait, 'ro');
    try {
      for (const table of tables) {
        try {
          readNext(connection, table);
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`Table ${table}: ${reason}`, { cause });
        }
      }
    } finally {
      connection.close();
    }
  };
}
