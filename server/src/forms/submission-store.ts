import { normaliseEmailAddress } from 'shared-config/forms/email-address';
import * as v from 'valibot';
import { promisesMail } from '../outbox/promised-datasheet';
import type { DataConnection } from '../storage/data-connection';
import { createHoneypotSubmissions, type HoneypotSubmissions } from './honeypot-submissions';

/** An enquiry as it arrived. */
export type NewSubmission = {
  form: string;
  fields: Readonly<Record<string, string>>;
  /** How many fields came along that the form does not have. */
  droppedFields: number;
  /** The `Idempotency-Key`: a submission sent twice with one key is stored once. */
  key: string | null;
};

/** An enquiry as it is kept. `receivedAt` is an ISO time in UTC. */
export type Submission = { id: number; form: string; receivedAt: string; fields: Readonly<Record<string, string>> };

/** Limits a list. Times are ISO, inclusive; `text` is searched in all fields, ignoring case. */
type SubmissionFilter = { form?: string | undefined; since?: string | undefined; text?: string | undefined };

/** What is deleted: a submission, or what a robot sent. */
export type DeletedSubmission = Submission | { receivedAt: string; body: string };

/** The stored submissions. Each call returns when its change is on disk. */
export type SubmissionStore = {
  /** `different`: the key was used before, for something else. */
  add: (submission: NewSubmission) => 'stored' | 'stored-before' | 'different';
  /** Stores what a robot sent apart, in case it was a person after all. */
  addHoneypot: (body: string) => void;
  /** In the order in which they came. */
  list: (filter?: SubmissionFilter) => Submission[];
  listHoneypot: () => { receivedAt: string; body: string }[];
  /** Deletes all that a person sent, from every table; returns how many submissions. However the address is written. */
  deleteByEmail: (email: string) => number;
  /** Deletes one submission for good. */
  deleteOne: (id: number) => void;
  /**
   * Deletes what came before a time, or before an earlier one where it waits to be forwarded; returns how many.
   * @param keep is given all of it before; when it throws, nothing is deleted
   */
  deleteBefore: (time: string, timeOfWaiting: string, keep: (deleted: readonly DeletedSubmission[]) => void) => number;
};

const rowSchema = v.object({ id: v.number(), form: v.string(), received_at: v.string(), fields: v.string() });
const fieldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Reads a row with the columns of a submission. */
export function readSubmission(row: unknown): Submission {
  const { id, form, received_at, fields } = v.parse(rowSchema, row);
  return { id, form, receivedAt: received_at, fields: v.parse(fieldsSchema, fields) };
}

/** What else happens to each submission, decided in the transaction that stores it. */
export type SubmissionPlan = {
  /** It is put into the outbox of the webhook. */
  isForwarded?: boolean;
  /** A mail that its form promises is sent by this server, and not by hand. */
  isMailed?: boolean;
};

/** Enquiries in SQLite. */
export function createSubmissionStore(connection: DataConnection, plan: SubmissionPlan = {}): SubmissionStore {
  const trapped = createHoneypotSubmissions(connection);
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
  return {
    add: addSubmissions(connection, plan),
    addHoneypot: trapped.add,
    list,
    listHoneypot: trapped.list,
    ...deleteSubmissions(connection, trapped, list),
  };
}

function addSubmissions(
  connection: DataConnection,
  { isForwarded = false, isMailed = false }: SubmissionPlan,
): SubmissionStore['add'] {
  const insert = connection.prepare(
    'INSERT INTO submissions (form, received_at, fields, dropped_fields, idempotency_key) VALUES (?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
  );
  const enqueue = connection.prepare('INSERT INTO outbox (submission, due_at) VALUES (?, ?)');
  const promiseMail = connection.prepare('INSERT INTO mails (submission, is_by_hand, due_at) VALUES (?, ?, ?)');
  const findByKey = connection.prepare(
    'SELECT id, form, received_at, fields FROM submissions WHERE idempotency_key = ?',
  );
  return connection.transaction(({ form, fields, droppedFields, key }: NewSubmission) => {
    const stored = JSON.stringify(fields);
    const receivedAt = new Date().toISOString();
    const { changes, lastInsertRowid } = insert.run([form, receivedAt, stored, droppedFields, key]);
    if (changes === 0) {
      const before = readSubmission(findByKey.get([key]));
      return before.form === form && JSON.stringify(before.fields) === stored ? 'stored-before' : 'different';
    }
    if (isForwarded) enqueue.run([lastInsertRowid, receivedAt]);
    if (promisesMail(form)) promiseMail.run([lastInsertRowid, isMailed ? 0 : 1, receivedAt]);
    return 'stored';
  });
}

function deleteSubmissions(
  connection: DataConnection,
  trapped: HoneypotSubmissions,
  list: SubmissionStore['list'],
): Pick<SubmissionStore, 'deleteByEmail' | 'deleteBefore' | 'deleteOne'> {
  const remove = connection.prepare('DELETE FROM submissions WHERE id = ?');
  const isOld = 'received_at < ?1 AND (received_at < ?2 OR id NOT IN (SELECT submission FROM outbox))';
  const selectBefore = connection.prepare(`SELECT id, form, received_at, fields FROM submissions WHERE ${isOld}`);
  const removeBefore = connection.prepare(`DELETE FROM submissions WHERE ${isOld}`);
  // SQLite overwrites deleted rows in the database; their former state must not stay in the write-ahead log beside it.
  const emptyLog = () => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const deleteByEmail = connection.transaction((email: string) => {
    const theirAddress = normaliseEmailAddress(email);
    const isTheirs = (address: string | null = null) =>
      address !== null && normaliseEmailAddress(address) === theirAddress;
    const theirs = list().filter(({ fields }) => isTheirs(fields['email']));
    for (const { id } of theirs) remove.run([id]);
    trapped.deleteIf(isTheirs);
    return theirs.length;
  });
  const deleteBefore = connection.transaction(
    (time: string, timeOfWaiting: string, keep: (deleted: readonly DeletedSubmission[]) => void) => {
      const old = selectBefore.all([time, timeOfWaiting]).map(readSubmission);
      const oldTrapped = trapped.list().filter(({ receivedAt }) => receivedAt < time);
      if (old.length + oldTrapped.length > 0) keep([...old, ...oldTrapped]);
      trapped.deleteBefore(time);
      return removeBefore.run([time, timeOfWaiting]).changes;
    },
  );
  return {
    deleteByEmail: (email) => {
      const deleted = deleteByEmail(email);
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
