import * as v from 'valibot';
import type { Connection } from '../storage/connection';

const submissionSchema = v.object({
  id: v.number(),
  form: v.string(),
  received_at: v.string(),
  fields: v.string(),
  dropped_fields: v.number(),
  idempotency_key: v.nullable(v.string()),
  attempts: v.nullable(v.number()),
});

/**
 * Adds to a database the submissions of another one that it does not have, with the numbers that they had if those are free, and with
 * their places in the outbox. Where the other one is damaged, those that can be read.
 * @returns how many were added, and whether all of the other one could be read
 */
export function carryOver(from: Connection, to: Connection): { carried: number; isComplete: boolean } {
  const { found, isComplete } = readSubmissions(from);
  const select = to.prepare('SELECT form, received_at, fields FROM submissions WHERE id = ?');
  const selectSame = to.prepare('SELECT id FROM submissions WHERE received_at = ? AND form = ? AND fields = ?');
  const insert = to.prepare(
    'INSERT INTO submissions (id, form, received_at, fields, dropped_fields, idempotency_key) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
  );
  const enqueue = to.prepare('INSERT INTO outbox (submission, due_at) VALUES (?, ?)');
  let carried = 0;
  for (const { id, form, received_at, fields, dropped_fields, idempotency_key, attempts } of found) {
    if (selectSame.get([received_at, form, fields]) !== undefined) continue;
    const freeId = select.get([id]) === undefined ? id : null;
    const { changes, lastInsertRowid } = insert.run([
      freeId,
      form,
      received_at,
      fields,
      dropped_fields,
      idempotency_key,
    ]);
    if (changes === 0) continue;
    carried += 1;
    if (attempts !== null) enqueue.run([lastInsertRowid, received_at]);
  }
  return { carried, isComplete };
}

/** Row by row from both ends, so that one damaged page takes as few with it as possible. */
function readSubmissions(database: Connection) {
  const found = new Map<number, v.InferOutput<typeof submissionSchema>>();
  const read = (condition: string, order: string, start: number) => {
    const next = database.prepare(
      `SELECT id, form, received_at, fields, dropped_fields, idempotency_key, attempts FROM submissions
       LEFT JOIN outbox ON submission = id WHERE id ${condition} ? ORDER BY id ${order} LIMIT 1`,
    );
    for (let last = start; ; ) {
      const row: unknown = next.get([last]);
      if (row === undefined) return;
      const submission = v.parse(submissionSchema, row);
      if (found.has(submission.id)) return;
      found.set(submission.id, submission);
      last = submission.id;
    }
  };
  let isComplete = true;
  for (const [condition, order, start] of [
    ['>', 'ASC', 0],
    ['<', 'DESC', Number.MAX_SAFE_INTEGER],
  ] as const) {
    try {
      read(condition, order, start);
    } catch {
      // Where the damage begins; what could be read is taken, and the caller says that it is not all.
      isComplete = false;
    }
  }
  return { found: [...found.values()].toSorted((one, other) => one.id - other.id), isComplete };
}
