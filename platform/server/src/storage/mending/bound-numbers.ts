import type { DataConnection } from '../data-connection';
import { maxNumber, numberedTables } from '../schema/tables';

/**
 * Lets the numbers of a table go on behind its last entry where the next one would be beyond those that this server gives: with the largest
 * that there is, nothing could be stored any more.
 * @returns the tables whose numbers were mended
 */
export const boundNumbers = (database: Pick<DataConnection, 'prepare'>): string[] =>
  numberedTables.filter((table) => {
    const { changes } = database
      .prepare(
        `UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(id), 0) FROM ${table})
         WHERE name = ? AND (typeof(seq) NOT IN ('integer', 'real') OR seq NOT BETWEEN 0 AND ?)`,
      )
      .run([table, maxNumber]);
    return changes > 0;
  });
