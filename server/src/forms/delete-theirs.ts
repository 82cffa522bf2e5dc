import { normaliseEmailAddress } from 'shared-config/forms/email-address';
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

const rowSchema = v.object({ id: v.number(), text: storedTextSchema });

/**
 * Deletes all entries with an e-mail address, however it is written; returns how many. When it fails on the way, some are
 * gone, and a second call deletes the rest.
 */
export async function deleteTheirs(
  connection: DataConnection,
  email: string,
  { table, column, atOnce, readAddress }: Entries,
): Promise<number> {
  const select = connection.prepare(`SELECT id, ${column} AS text FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`);
  const remove = connection.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const removeAll = connection.transaction((ids: readonly number[]) => {
    for (const id of ids) remove.run([id]);
  });
  const theirAddress = normaliseEmailAddress(email);
  const isTheirs = (text: string) => {
    const address = readAddress(text);
    return address !== null && normaliseEmailAddress(address) === theirAddress;
  };
  let deleted = 0;
  for (let after = 0; ; await haveTurn()) {
    const rows = v.parse(v.array(rowSchema), select.all([after, atOnce]));
    const last = rows.at(-1);
    if (!last) return deleted;
    after = last.id;
    const theirs = rows.filter(({ text }) => isTheirs(text)).map(({ id }) => id);
    if (theirs.length > 0) removeAll(theirs);
    deleted += theirs.length;
  }
}
