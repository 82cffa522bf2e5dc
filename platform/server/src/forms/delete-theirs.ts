import { normaliseEmailAddress } from 'kit/forms/email-address';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn } from '../storage/have-turn';
import { storedTextSchema } from '../storage/stored-text';

/** Where a person's entries are looked for. */
type Entries = {
  table: 'submissions' | 'trapped_submissions';
  /** Column that the address is read from. */
  column: string;
  /** How many are read before others have their turn. */
  atOnce: number;
  readAddress: (text: string) => string | null;
};

// The number is a text: JavaScript rounds a large number, and would delete another entry.
const rowSchema = v.object({ number: v.string(), text: storedTextSchema });

/**
 * Deletes all entries with an e-mail address, however it is written; returns how many. When it fails on the way, some are
 * gone, and a second call deletes the rest.
 */
export async function deleteTheirs(
  connection: DataConnection,
  email: string,
  { table, column, atOnce, readAddress }: Entries,
): Promise<number> {
  const selectAfter = (after: string | undefined) =>
    connection
      .prepare(
        `SELECT CAST(id AS TEXT) AS number, ${column} AS text FROM ${table}
         ${after === undefined ? '' : 'WHERE id > CAST(? AS INTEGER)'} ORDER BY id LIMIT ?`,
      )
      .all(after === undefined ? [atOnce] : [after, atOnce]);
  const remove = connection.prepare(`DELETE FROM ${table} WHERE id = CAST(? AS INTEGER)`);
  const removeAll = connection.transaction((numbers: readonly string[]) => {
    for (const number of numbers) remove.run([number]);
  });
  const theirAddress = normaliseEmailAddress(email);
  const isTheirs = (text: string) => {
    const address = readAddress(text);
    return address !== null && normaliseEmailAddress(address) === theirAddress;
  };
  let deleted = 0;
  for (let after: string | undefined; ; await haveTurn()) {
    const rows = v.parse(v.array(rowSchema), selectAfter(after));
    const last = rows.at(-1);
    if (!last) return deleted;
    after = last.number;
    const theirs = rows.filter(({ text }) => isTheirs(text)).map(({ number }) => number);
    if (theirs.length > 0) removeAll(theirs);
    deleted += theirs.length;
  }
}
