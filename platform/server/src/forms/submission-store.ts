import { randomUUID } from 'node:crypto';
import type { DataConnection } from '../storage/data-connection';
import { readAtOnce } from '../storage/have-turn';
import { deleteTheirs } from './delete-theirs';
import { readFields, readSubmission, type Submission } from './read-submission';
import { createTrappedSubmissions, type TrappedSubmission, type TrappedSubmissions } from './trapped-submissions';

/** An enquiry as it arrived. */
export type NewSubmission = {
  form: string;
  fields: Readonly<Record<string, string>>;
  /** How many fields came along that the form does not have. */
  droppedFields: number;
  /** The `Idempotency-Key`: a submission sent twice with one key is stored once. */
  key: string | null;
  /** Its form promises a document by mail. */
  isMailPromised?: boolean;
  /** The network that it came from. */
  sender?: string;
};

/** Limits a list. Times are ISO, inclusive; `text` is searched in all fields, ignoring case. */
type SubmissionFilter = { form?: string | undefined; since?: string | undefined; text?: string | undefined };

/** A deleted record: a submission, or one that a robot sent. */
export type DeletedSubmission = Submission | TrappedSubmission;

/** The stored submissions. Each call returns when its change is on disk. */
export type SubmissionStore = {
  /** `different`: the key was used before, for something else. */
  add: (submission: NewSubmission) => 'stored' | 'stored-before' | 'different';
  /** Stores what a robot sent apart, in case it was a person after all. */
  addTrapped: (body: string) => void;
  /** Stores one of each, and takes both back. @throws {ServerError} when no form can be stored */
  check: () => void;
  /** In the order in which they came. */
  list: (filter?: SubmissionFilter) => Submission[];
  listTrapped: () => TrappedSubmission[];
  /**
   * Deletes all that a person sent, from every table, with others in between; returns how many submissions. However the
   * address is written. When it fails on the way, a second call deletes the rest.
   */
  deleteByEmail: (email: string) => Promise<number>;
  /** Deletes one submission for good. */
  deleteOne: (id: number) => void;
  /**
   * Deletes some of what came before a time, or before an earlier one where it waits to be forwarded; returns how many,
   * 0 when nothing is left of it.
   * @param keep is given all of it before; when it throws, nothing is deleted
   */
  deleteBefore: (time: string, timeOfWaiting: string, keep: (deleted: readonly DeletedSubmission[]) => void) => number;
};

/** Further steps for each submission, decided in the transaction that stores it. */
export type SubmissionPlan = {
  /** The submission is put into the outbox of the webhook. */
  isForwarded?: boolean;
  /** A mail that its form promises is sent by this server, and not by hand. */
  isMailed?: boolean;
  /** Called with the sender of each submission that gets a mail; not stored. */
  noteSender?: (id: number, sender: string) => void;
};

/** Enquiries in SQLite. @param now the time (ms since 1970) that is noted on each entry */
export function createSubmissionStore(
  connection: DataConnection,
  plan: SubmissionPlan = {},
  now: () => number = Date.now,
): SubmissionStore {
  const trapped = createTrappedSubmissions(connection, now);
  const select = connection.prepare(
    'SELECT id, form, received_at, fields FROM submissions WHERE (?1 IS NULL OR form = ?1) AND (?2 IS NULL OR received_at >= ?2) ORDER BY id',
  );
  const list = ({ form, since, text }: SubmissionFilter = {}) =>
    select
      .all([form ?? null, since ?? null])
      .map(readSubmission)
      .filter(
        ({ fields }) =>
          text === undefined || Object.values(fields).some((value) => value.toLowerCase().includes(text.toLowerCase())),
      );
  const add = addSubmissions(connection, plan, now);
  return {
    add: connection.transaction(add),
    addTrapped: connection.transaction(trapped.add),
    check: connection.transaction(() => {
      connection.exec('SAVEPOINT before_check');
      add({ form: 'check', fields: {}, droppedFields: 0, key: randomUUID(), isMailPromised: true });
      trapped.add('');
      connection.exec('ROLLBACK TO before_check');
    }),
    list,
    listTrapped: trapped.list,
    ...deleteSubmissions(connection, trapped),
  };
}

/** For the transaction of a caller. */
function addSubmissions(
  connection: DataConnection,
  { isForwarded = false, isMailed = false, noteSender }: SubmissionPlan,
  now: () => number,
): SubmissionStore['add'] {
  const insert = connection.prepare(
    'INSERT INTO submissions (form, received_at, fields, dropped_fields, idempotency_key) VALUES (?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
  );
  // Both tables get the same number in SQL: JavaScript rounds a large one. A row that has it already belongs to no enquiry, as another
  // program leaves it.
  const enqueue = connection.prepare(
    'INSERT OR REPLACE INTO outbox (submission, due_at) VALUES (last_insert_rowid(), ?)',
  );
  const promiseMail = connection.prepare(
    'INSERT OR REPLACE INTO mails (submission, is_by_hand, due_at) VALUES (last_insert_rowid(), ?, ?)',
  );
  const findByKey = connection.prepare(
    'SELECT id, form, received_at, fields FROM submissions WHERE idempotency_key = ?',
  );
  return ({ form, fields, droppedFields, key, isMailPromised = false, sender }) => {
    const stored = JSON.stringify(fields);
    const receivedAt = new Date(now()).toISOString();
    const { changes, lastInsertRowid } = insert.run([form, receivedAt, stored, droppedFields, key]);
    if (changes === 0) {
      const before = readSubmission(findByKey.get([key]));
      return before.form === form && JSON.stringify(before.fields) === stored ? 'stored-before' : 'different';
    }
    if (isForwarded) enqueue.run([receivedAt]);
    if (isMailPromised) promiseMail.run([isMailed ? 0 : 1, receivedAt]);
    if (isMailPromised && sender !== undefined) noteSender?.(Number(lastInsertRowid), sender);
    return 'stored';
  };
}

function deleteSubmissions(
  connection: DataConnection,
  trapped: TrappedSubmissions,
): Pick<SubmissionStore, 'deleteByEmail' | 'deleteBefore' | 'deleteOne'> {
  const remove = connection.prepare('DELETE FROM submissions WHERE id = ?');
  // In one statement: JavaScript rounds a large number, and no row has the rounded one.
  const removeBefore = connection.prepare(
    `DELETE FROM submissions WHERE id IN
       (SELECT id FROM submissions WHERE CAST(received_at AS TEXT) < ?1 AND (CAST(received_at AS TEXT) < ?2 OR id NOT IN (SELECT submission FROM outbox)) ORDER BY id LIMIT ?3)
     RETURNING id, form, received_at, fields`,
  );
  // SQLite overwrites deleted rows in the database; their former state must not stay in the write-ahead log beside it.
  const emptyLog = () => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const deleteBefore = connection.transaction(
    (time: string, timeOfWaiting: string, keep: (deleted: readonly DeletedSubmission[]) => void) => {
      const old = removeBefore.all([time, timeOfWaiting, readAtOnce]).map(readSubmission);
      const deleted = [...old, ...trapped.deleteBefore(time)];
      if (deleted.length > 0) keep(deleted);
      return deleted.length;
    },
  );
  return {
    deleteByEmail: async (email) => {
      const deleted = await deleteTheirs(connection, email, {
        table: 'submissions',
        column: 'fields',
        atOnce: readAtOnce,
        readAddress: (fields) => readFields(fields).fields['email'] ?? null,
      });
      await trapped.deleteByEmail(email);
      emptyLog();
      return deleted;
    },
    deleteOne: (id) => {
      remove.run([id]);
      emptyLog();
    },
    deleteBefore: (time, timeOfWaiting, keep) => {
      const deleted = deleteBefore(time, timeOfWaiting, keep);
      if (deleted > 0) emptyLog();
      return deleted;
    },
  };
}
