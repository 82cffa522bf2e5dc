import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';

/** What robots sent, as it came. */
export type HoneypotSubmissions = {
  add: (body: string) => void;
  /** In the order in which they came. Times are ISO times in UTC. */
  list: () => { receivedAt: string; body: string }[];
  /** For the transaction of a caller: deletes those whose form has this e-mail address. */
  deleteIf: (isTheirs: (email: string | null) => boolean) => void;
  /** For the transaction of a caller: deletes those that came before an ISO time. */
  deleteBefore: (time: string) => void;
};

/** What is kept of what robots sent. The oldest goes first. */
const maxTrapped = 1000;

const rowSchema = v.object({ id: v.number(), received_at: v.string(), body: v.string() });

/** What robots sent, in SQLite. */
export function createHoneypotSubmissions(connection: DataConnection): HoneypotSubmissions {
  const insert = connection.prepare('INSERT INTO trapped_submissions (received_at, body) VALUES (?, ?)');
  const cut = connection.prepare(
    'DELETE FROM trapped_submissions WHERE id <= (SELECT id FROM trapped_submissions ORDER BY id DESC LIMIT 1 OFFSET ?)',
  );
  const select = connection.prepare('SELECT id, received_at, body FROM trapped_submissions ORDER BY id');
  const remove = connection.prepare('DELETE FROM trapped_submissions WHERE id = ?');
  const removeBefore = connection.prepare('DELETE FROM trapped_submissions WHERE received_at < ?');
  const rows = () => v.parse(v.array(rowSchema), select.all([]));
  return {
    add: connection.transaction((body: string) => {
      insert.run([new Date().toISOString(), body]);
      cut.run([maxTrapped]);
    }),
    list: () => rows().map(({ received_at, body }) => ({ receivedAt: received_at, body })),
    deleteIf: (isTheirs) => {
      for (const { id, body } of rows()) if (isTheirs(new URLSearchParams(body).get('email'))) remove.run([id]);
    },
    deleteBefore: (time) => void removeBefore.run([time]),
  };
}
