import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { ServerError } from '../../server-error';
import type { DataConnection } from '../data-connection';
import { storedTextSchema } from '../stored-text';

const rowSchema = v.optional(v.object({ name: storedTextSchema }));

/**
 * The error of a database in which a table has given the largest number that there is, so that nothing more can be added to it; SQLite says
 * the same as of a full disk.
 * @returns `undefined` when there is none
 */
export function findExhaustedNumbers(
  database: Pick<DataConnection, 'prepare'>,
  subject: string,
): ServerError | undefined {
  const row: unknown = database
    .prepare('SELECT CAST(name AS BLOB) AS name FROM sqlite_sequence WHERE seq >= 9223372036854775807')
    .get([]);
  const found = v.parse(rowSchema, row);
  return (
    found &&
    new ServerError(
      'numbers-exhausted',
      subject,
      `its table ${found.name} has given the largest number that there is`,
      `Back it up and restore that backup, which numbers on from the last entry: ${nameCommand('backup')}`,
    )
  );
}
