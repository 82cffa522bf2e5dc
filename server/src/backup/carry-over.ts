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
 * Copies the submissions that a database lacks from another one, with their numbers if those are free, and with
 * their places in the outbox. From a damaged database, those that can be read.
 * @returns how many were copied, and whether the other database could be read completely
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

/** Reads row by row from both ends, so that a damaged page loses as few as possible. */
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
      // The damage begins here; the caller reports that the result is not complete.
      isComplete = false;
    }
  }
  return { found: [...found.values()].toSorted((one, other) => one.id - other.id), isComplete };
}
