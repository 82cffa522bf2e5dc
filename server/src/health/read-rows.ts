import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { databaseFile } from '../storage/data-folder';
import { followDatabase } from '../storage/follow-database';
import { tables } from '../storage/tables';

/** How long (ms) a read may wait, blocking, for another process. */
const maxWait = 100;

const rowSchema = v.optional(v.looseObject({ row_number: v.number() }));

/**
 * Returns a function that reads one row of each table, at every call the next: in time all of them. It has a connection of
 * its own, because what is damaged in one table does not keep the server from using the others.
 * @throws {Error} naming the table that cannot be read; the returned function does
 */
export function createRowReader(dataFolder: string): () => void {
  const last = new Map<string, number>();

  const readNext = (connection: DataConnection, table: string) => {
    const next = connection.prepare(
      `SELECT rowid AS row_number, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT 1`,
    );
    const row = v.parse(rowSchema, next.get([last.get(table) ?? 0]));
    last.set(table, row?.row_number ?? 0);
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
