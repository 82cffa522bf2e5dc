import type { ErrorReport } from 'kit/contract/error-report';
import * as v from 'valibot';
import type { DataConnection } from '../storage/data-connection';
import { storedTextSchema as text } from '../storage/stored-text';

const rowSchema = v.object({
  remote: text,
  version: text,
  team: text,
  message: text,
  page: text,
  stack: text,
  first_at: text,
  last_at: text,
  count: v.fallback(v.number(), 1),
});

const sumSchema = v.object({ count: v.number(), last_at: v.nullable(text) });

/** A failure, how often it was reported, and when first and last. Times are ISO timestamps. */
export type KeptError = ErrorReport & { stack: string; firstAt: string; lastAt: string; count: number };

/** Reports of failed remotes; the same failure of the same version, at one line of a script and on one page, is one row with a count. */
export type ErrorStore = {
  add: (report: ErrorReport) => void;
  /** The latest first. */
  list: () => KeptError[];
  /** How often failures of one version were reported, and when last: SQLite adds them up, by the index. */
  sum: (remote: string, version: string) => { count: number; lastAt: string };
};

/** How many different failures are kept, so that a page that sends nonsense cannot fill the disk; up to `cutEvery` more. */
const maxKept = 10_000;

/** Reports between two deletions of the oldest: finding where those begin means a walk along the index. */
const cutEvery = 100;

/** Where it was thrown: one message may come from several lines. */
const placeOf = (stack: string) => stack.split('\n', 1)[0] ?? '';

/** Error reports in SQLite. */
export function createErrorStore(connection: DataConnection, now = () => new Date().toISOString()): ErrorStore {
  const upsert = connection.prepare(
    `INSERT INTO error_reports (remote, version, team, message, page, stack, place, first_at, last_at, count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
     ON CONFLICT (remote, version, message, page, place) DO UPDATE SET
       last_at = excluded.last_at, stack = excluded.stack, count = count + 1`,
  );
  const cut = connection.prepare(
    'DELETE FROM error_reports WHERE last_at < (SELECT last_at FROM error_reports ORDER BY last_at DESC LIMIT 1 OFFSET ?)',
  );
  const select = connection.prepare('SELECT * FROM error_reports ORDER BY last_at DESC');
  const sum = connection.prepare(
    // Sums of anything, without the error of `sum` over one that is too large.
    "SELECT total(count) AS count, max(last_at) FILTER (WHERE typeof(last_at) = 'text') AS last_at FROM error_reports WHERE remote = ? AND version = ?",
  );
  let added = 0;
  return {
    add: connection.transaction(({ remote, version, team, message, page, stack = '' }: ErrorReport) => {
      const at = now();
      upsert.run([remote, version, team, message, page, stack, placeOf(stack), at, at]);
      if (added % cutEvery === 0) cut.run([maxKept - 1]);
      added += 1;
    }),
    list: () =>
      v
        .parse(v.array(rowSchema), select.all([]))
        .map(({ first_at, last_at, ...row }) => ({ ...row, firstAt: first_at, lastAt: last_at })),
    sum: (remote, version) => {
      const { count, last_at } = v.parse(sumSchema, sum.get([remote, version]));
      return { count, lastAt: last_at ?? '' };
    },
  };
}
