import * as v from 'valibot';
import type { Connection } from '../storage/connection';
import { maxNumber } from '../storage/tables';

const rowsSchema = v.array(v.object({ name: v.string() }));

/**
 * Lets the numbers of a table go on behind its last entry where the next one would be beyond those that this server gives: with the largest
 * that there is, nothing could be stored any more.
 * @returns the tables whose numbers were mended
 */
export function boundNumbers(database: Connection): string[] {
  const found: unknown = database
    .prepare("SELECT name FROM sqlite_sequence WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND ?")
    .all([maxNumber]);
  const names = v.parse(rowsSchema, found).map(({ name }) => name);
  for (const name of names) {
    database
      .prepare(`UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(id), 0) FROM "${name}") WHERE name = ?`)
      .run([name]);
  }
  return names;
}
