import * as v from 'valibot';
import { commitTimeSchema } from '../documents/store/clock';
import { joinNotes } from '../enquiries/join-notes';
import type { Connection } from '../storage/connection';
import { mendNumbers } from '../storage/mending/mend-numbers';
import { maxNumber, type Table } from '../storage/schema/tables';
import { storedTextSchema as text } from '../storage/stored-text';
import { type Completeness, isThere, readRows, readSafely } from './read-former';

/** The outcome of a restore beside the database itself. */
export type CarriedOver = Completeness & {
  /** Submissions of the former database that the backup did not have. */
  carried: number;
};

/** A restore on its way: the database that is replaced, and the one that takes its place. */
type Restoring = {
  former: Connection;
  next: Connection;
  /** Whether the former database is only asked what has left this machine: the rest is as in the backup. */
  isExact: boolean;
  /** Number in the next database by the number in the former one, of submissions that are in both. */
  numbers: Map<number, number>;
  /** Numbers in the next database of submissions that the backup did not have. */
  added: Set<number>;
  outcome: Completeness;
};

/** How a restore treats a table, and why. Without `carry` the table is as in the backup. */
type Decision = { carry?: (restoring: Restoring) => void; reason: string };

/** Every table is decided here, in the order in which they are carried over. The former database is kept in any case. */
export const decisions: Readonly<Record<Table, Decision>> = {
  submissions: {
    carry: carrySubmissions,
    reason:
      'Somebody typed them and was thanked. They keep their numbers, by which receivers know them, where those are free',
  },
  enquiries: {
    carry: carryEnquiries,
    reason:
      'Staff typed the notes: of two that differ both are kept. Whether one is answered, the former database knows better',
  },
  mails: {
    carry: carryMails,
    reason: 'Each was promised, and none may go out twice: sent in one of the two is sent',
  },
  outbox: {
    carry: carryOutbox,
    reason: 'Each waits until its receiver has it: what has left one of the two does not wait any more',
  },
  trapped_submissions: {
    carry: carryTrapped,
    reason: 'One may be of a person after all',
  },
  withdrawals: {
    carry: carryWithdrawals,
    reason: 'Staff are told of each withdrawal, once',
  },
  clock: {
    carry: carryClock,
    reason: 'No commit may have the time of one that a browser has seen',
  },
  collections: { reason: 'They belong to the documents' },
  documents: {
    reason:
      'Posts, drafts, their links and the trash belong together, and what somebody overwrote or deleted by mistake is what a backup is restored for',
  },
  error_reports: { reason: 'Nobody typed them, and a failure that goes on is reported again' },
  signals: { reason: 'Nobody typed them, and the sums of two databases must not be added up' },
  watched_shares: { reason: 'The evidence until the backup holds, and what came since is counted anew' },
};

/**
 * Carries over the entries after a backup from the database that it replaces, by the decision of each table. From a damaged database, what
 * can be read.
 * @param former in a transaction that is taken back: its numbers are mended in it, because those that JavaScript rounds would hide others
 * @param isExact whether only what has left this machine is carried over, and the numbers that were given
 */
export function carryOver(former: Connection, next: Connection, isExact: boolean): CarriedOver {
  const outcome = { isComplete: true };
  const added = new Set<number>();
  const restoring = { former, next, isExact, numbers: new Map<number, number>(), added, outcome };
  readSafely(outcome, () => mendNumbers(former));
  // First: a submission whose number is taken gets a new one, which none had before.
  for (const table of ['submissions', 'withdrawals'] as const) raiseNumbers(restoring, table);
  for (const { carry } of Object.values(decisions)) carry?.(restoring);
  return { carried: added.size, isComplete: outcome.isComplete };
}

const numberSchema = v.optional(v.object({ number: v.nullable(v.number()) }));

/** The last number that was given in a table, within the bounds of those that this server gives. */
function lastNumber(database: Connection, table: Table): number {
  const given = database.prepare(
    "SELECT max(seq) AS number FROM sqlite_sequence WHERE name = ? AND typeof(seq) = 'integer' AND seq <= ?",
  );
  const stored = database.prepare(`SELECT max(id) AS number FROM ${table} WHERE id <= ?`);
  const numbers = [given.get([table, maxNumber]), stored.get([maxNumber])];
  return Math.max(0, ...numbers.map((row) => v.parse(numberSchema, row)?.number ?? 0));
}

/** No number is used twice, even after a restore: receivers identify submissions by number. */
function raiseNumbers({ former, next, outcome }: Restoring, table: Table): void {
  if (!isThere(former, table)) return;
  const last = readSafely(outcome, () => lastNumber(former, table)) ?? 0;
  if (last <= lastNumber(next, table)) return;
  next.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run([table]);
  next.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, CAST(? AS INTEGER))').run([table, last]);
}

const submissionSchema = v.object({
  id: v.number(),
  // Carried over as they are: the inbox shows what can be read of them.
  form: v.unknown(),
  received_at: v.unknown(),
  fields: v.unknown(),
  dropped_fields: v.fallback(v.optional(v.number(), 0), 0),
  idempotency_key: v.fallback(v.nullish(v.string(), null), null),
});

function carrySubmissions(restoring: Restoring): void {
  const { next, isExact, numbers, added } = restoring;
  // For this alone: a list of thousands would be searched for each of them.
  next.exec('CREATE INDEX carried_over ON submissions (received_at)');
  const findSame = next.prepare(
    `SELECT id AS number FROM submissions WHERE form = ?2 AND fields = ?3 AND (received_at = ?1 OR idempotency_key = ?4)
     ORDER BY id <> ?5 LIMIT 1`,
  );
  const isTaken = next.prepare('SELECT 1 FROM submissions WHERE id = ?');
  const isKeyTaken = next.prepare('SELECT 1 FROM submissions WHERE idempotency_key = ?');
  const insert = next.prepare(
    'INSERT INTO submissions (id, form, received_at, fields, dropped_fields, idempotency_key) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const row of readRows(restoring, 'submissions', submissionSchema) ?? []) {
    const { id, form, received_at, fields, dropped_fields, idempotency_key: key } = row;
    const same = v.parse(numberSchema, findSame.get([received_at, form, fields, key, id]))?.number;
    if (typeof same === 'number') {
      numbers.set(id, same);
      continue;
    }
    if (isExact) continue;
    const isFree = id > 0 && id <= maxNumber && isTaken.get([id]) === undefined;
    const freeKey = isKeyTaken.get([key]) === undefined ? key : null;
    const { lastInsertRowid } = insert.run([isFree ? id : null, form, received_at, fields, dropped_fields, freeKey]);
    numbers.set(id, Number(lastInsertRowid));
    added.add(Number(lastInsertRowid));
  }
  next.exec('DROP INDEX carried_over');
}

const enquirySchema = v.object({
  submission: v.number(),
  seen_at: v.nullable(text),
  answered_at: v.nullable(text),
  note: text,
});

function carryEnquiries(restoring: Restoring): void {
  const { next, isExact, numbers } = restoring;
  if (isExact) return;
  const find = next.prepare('SELECT * FROM enquiries WHERE submission = ?');
  const write = next.prepare(
    'INSERT OR REPLACE INTO enquiries (submission, seen_at, answered_at, note) VALUES (?, ?, ?, ?)',
  );
  for (const { submission, seen_at, answered_at, note } of readRows(restoring, 'enquiries', enquirySchema) ?? []) {
    const number = numbers.get(submission);
    if (number === undefined) continue;
    const before = v.parse(v.optional(enquirySchema), find.get([number]));
    const seen = [seen_at, before?.seen_at].filter((time) => typeof time === 'string').sort();
    write.run([number, seen[0] ?? null, answered_at, joinNotes(note, before?.note ?? '')]);
  }
}

const mailSchema = v.object({
  submission: v.number(),
  is_by_hand: v.fallback(v.number(), 1),
  attempts: v.fallback(v.number(), 0),
  due_at: text,
  sent_at: v.nullable(text),
  last_error: v.nullable(text),
});

function carryMails(restoring: Restoring): void {
  const { next, isExact, numbers, outcome } = restoring;
  const find = next.prepare('SELECT * FROM mails WHERE submission = ?');
  const write = next.prepare(
    'INSERT OR REPLACE INTO mails (submission, is_by_hand, attempts, due_at, sent_at, last_error) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const mail of readRows(restoring, 'mails', mailSchema) ?? []) {
    const number = numbers.get(mail.submission);
    if (number === undefined) continue;
    const before = v.parse(v.optional(mailSchema), find.get([number]));
    const isFurther = before
      ? !before.sent_at && (mail.sent_at !== null || mail.attempts >= before.attempts)
      : !isExact;
    if (!isFurther) continue;
    write.run([number, mail.is_by_hand, mail.attempts, mail.due_at, mail.sent_at, mail.last_error]);
  }
  if (outcome.isComplete) leaveMailsOfDeleted(restoring);
}

/** Whether the mail went out before the enquiry was deleted, nobody can tell: a person decides. */
function leaveMailsOfDeleted({ former, next, numbers }: Restoring): void {
  const inBoth = new Set(numbers.values());
  const waiting = v.parse(
    v.array(v.object({ submission: v.number() })),
    next
      .prepare('SELECT submission FROM mails WHERE sent_at IS NULL AND is_by_hand = 0 AND submission <= ?')
      .all([lastNumber(former, 'submissions')]),
  );
  const leave = next.prepare('UPDATE mails SET is_by_hand = 1, last_error = ? WHERE submission = ?');
  for (const { submission } of waiting.filter((row) => !inBoth.has(row.submission)))
    leave.run(['the enquiry was deleted before a restore brought it back, perhaps after this mail', submission]);
}

const outboxSchema = v.object({
  submission: v.number(),
  attempts: v.fallback(v.number(), 0),
  due_at: text,
  last_error: v.nullable(text),
});

function carryOutbox(restoring: Restoring): void {
  const { next, added, numbers, outcome } = restoring;
  const found = readRows(restoring, 'outbox', outboxSchema);
  if (found === undefined) return;
  const waiting = new Map(found.map((row) => [numbers.get(row.submission), row]));
  const insert = next.prepare('INSERT INTO outbox (submission, attempts, due_at, last_error) VALUES (?, ?, ?, ?)');
  for (const [number, { attempts, due_at, last_error }] of waiting) {
    if (number !== undefined && added.has(number)) insert.run([number, attempts, due_at, last_error]);
  }
  if (!outcome.isComplete) return;
  const remove = next.prepare('DELETE FROM outbox WHERE submission = ?');
  for (const number of numbers.values()) if (!waiting.has(number)) remove.run([number]);
}

const trappedSchema = v.object({ received_at: text, body: text });

function carryTrapped(restoring: Restoring): void {
  if (restoring.isExact) return;
  const find = restoring.next.prepare('SELECT 1 FROM trapped_submissions WHERE received_at = ? AND body = ?');
  const insert = restoring.next.prepare('INSERT INTO trapped_submissions (received_at, body) VALUES (?, ?)');
  for (const { received_at, body } of readRows(restoring, 'trapped_submissions', trappedSchema) ?? []) {
    if (find.get([received_at, body]) === undefined) insert.run([received_at, body]);
  }
}

const withdrawalSchema = v.object({
  id: v.number(),
  notice: text,
  channel: text,
  attempts: v.fallback(v.number(), 0),
  due_at: text,
  last_error: v.nullable(text),
});

function carryWithdrawals(restoring: Restoring): void {
  const { former, next, outcome } = restoring;
  const found = readRows(restoring, 'withdrawals', withdrawalSchema);
  if (found === undefined) return;
  // A withdrawal that the former database had numbered, and has no more, was announced.
  if (outcome.isComplete)
    next.prepare('DELETE FROM withdrawals WHERE id <= ?').run([lastNumber(former, 'withdrawals')]);
  const insert = next.prepare(
    'INSERT OR IGNORE INTO withdrawals (id, notice, channel, attempts, due_at, last_error) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { id, notice, channel, attempts, due_at, last_error } of found)
    insert.run([id, notice, channel, attempts, due_at, last_error]);
}

function carryClock(restoring: Restoring): void {
  const [former] =
    readRows(restoring, 'clock', v.object({ last: v.fallback(v.nullable(commitTimeSchema), null) })) ?? [];
  if (!former?.last) return;
  restoring.next
    .prepare(
      `INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last
       WHERE CAST(excluded.last AS INTEGER) > CAST(last AS INTEGER)`,
    )
    .run([former.last]);
}
