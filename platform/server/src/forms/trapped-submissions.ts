import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { storedTextSchema } from '../storage/stored-text';
import { deleteTheirs } from './delete-theirs';

/** A submission by a robot. */
export type TrappedSubmission = { receivedAt: string; body: string };

/** The submissions of robots, as they came. */
export type TrappedSubmissions = {
  /** For the transaction of a caller. */
  add: (body: string) => void;
  /** In the order in which they came. Times are ISO times in UTC. */
  list: () => TrappedSubmission[];
  /** Deletes those whose form has this e-mail address. */
  deleteByEmail: (email: string) => Promise<number>;
  /** For the transaction of a caller: deletes some of those that came before an ISO time, and returns them. */
  deleteBefore: (time: string) => TrappedSubmission[];
};

/** The most submissions of robots that are kept. The oldest goes first. */
const maxTrapped = 1000;

/** How many are read before others have their turn: each may have 64 kB. */
const readAtOnce = 10;

const rowSchema = v.object({ id: v.number(), received_at: storedTextSchema, body: storedTextSchema });

/** The e-mail address in a robot's submission; `null` where its form has none. */
export const emailOf = (body: string): string | null => new URLSearchParams(body).get('email');

/** The submissions of robots, in SQLite. @param now ms since 1970 */
export function createTrappedSubmissions(connection: DataConnection, now: () => number = Date.now): TrappedSubmissions {
  const insert = connection.prepare('INSERT INTO trapped_submissions (received_at, body) VALUES (?, ?)');
  const cut = connection.prepare(
    'DELETE FROM trapped_submissions WHERE id <= (SELECT id FROM trapped_submissions ORDER BY id DESC LIMIT 1 OFFSET ?)',
  );
  const select = connection.prepare('SELECT id, received_at, body FROM trapped_submissions ORDER BY id');
  const deleteBefore = connection.prepare(
    `DELETE FROM trapped_submissions WHERE id IN
       (SELECT id FROM trapped_submissions WHERE CAST(received_at AS TEXT) < ? ORDER BY id LIMIT ?)
     RETURNING id, received_at, body`,
  );
  const readRow = ({ received_at, body }: v.InferOutput<typeof rowSchema>) => ({ receivedAt: received_at, body });
  return {
    add: (body) => {
      insert.run([new Date(now()).toISOString(), body]);
      cut.run([maxTrapped]);
    },
    list: () => v.parse(v.array(rowSchema), select.all([])).map(readRow),
    deleteByEmail: (email) =>
      deleteTheirs(connection, email, {
        table: 'trapped_submissions',
        column: 'body',
        atOnce: readAtOnce,
        readAddress: emailOf,
      }),
    deleteBefore: (time) => v.parse(v.array(rowSchema), deleteBefore.all([time, readAtOnce])).map(readRow),
  };
}
