import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { createEnquiryStore, type EnquiryStore } from '../enquiries/enquiry-store';
import { createSubmissionStore, type SubmissionStore } from '../forms/submission-store';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { backUp } from './back-up';
import { decisions } from './carry-over';
import { restore } from './restore';

let folder: string;
let dataFolder: string;
/** A server that runs all the time. */
let storage: Storage;
let submissions: SubmissionStore;
let enquiries: EnquiryStore;

beforeEach(() => {
  folder = createTemporaryFolder('carry-over');
  dataFolder = join(folder, 'data');
  storage = openStorage(dataFolder, () => {});
  submissions = createSubmissionStore(storage.connection, { isForwarded: true, isMailed: true });
  enquiries = createEnquiryStore(storage.connection);
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});

const add = (message: string, key: string | null = null) =>
  submissions.add({ form: 'manual-request', fields: { message }, droppedFields: 0, key, isMailPromised: true });
const execute = (sql: string) => storage.connection.exec(sql);
const read = (sql: string) => storage.connection.prepare(sql).all([]);
const back = (): string => backUp(dataFolder).file;
const sentAt = "sent_at = '2026-01-01T00:00:00.000Z', attempts = 1";

test('a restore decides what happens to every table of the database', () => {
  const found = read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'");
  const names = v.parse(v.array(v.object({ name: v.string() })), found).map(({ name }) => name);
  expect(Object.keys(decisions).sort()).toEqual(names.sort());
});

describe('what staff noted', () => {
  test('about enquiries in the backup, or newer than it, is there after a restore', () => {
    add('one');
    const file = back();
    add('two');
    enquiries.setNote(1, 'Called back');
    enquiries.setAnswered(1, true);
    enquiries.setNote(2, 'Wants a price');
    enquiries.markSeen(2);
    expect(restore(dataFolder, file)).toMatchObject({ carried: 1, isComplete: true });
    expect(enquiries.find(1)).toMatchObject({ note: 'Called back', answeredAt: expect.any(String) });
    expect(enquiries.find(2)).toMatchObject({ note: 'Wants a price', seenAt: expect.any(String) });
  });

  test('is kept twice where the two differ, and what was reopened since is open', () => {
    add('one');
    enquiries.setNote(1, 'Call on Monday');
    enquiries.setAnswered(1, true);
    const file = back();
    enquiries.setNote(1, 'Offer sent');
    enquiries.setAnswered(1, false);
    restore(dataFolder, file);
    expect(enquiries.find(1)).toMatchObject({ note: 'Offer sent\n\nCall on Monday', answeredAt: undefined });
    restore(dataFolder, file);
    expect(enquiries.find(1)?.note).toBe('Offer sent\n\nCall on Monday');
  });

  test('is as in the backup with --exact', () => {
    add('one');
    enquiries.setNote(1, 'Before');
    const file = back();
    enquiries.setNote(1, 'After');
    restore(dataFolder, file, true);
    expect(enquiries.find(1)?.note).toBe('Before');
  });
});

describe('a promised mail', () => {
  test('of an enquiry newer than the backup is still sent, by hand or by the server', () => {
    const file = back();
    for (const message of ['waits', 'refused', 'sent']) add(message);
    execute("UPDATE mails SET is_by_hand = 1, attempts = 3, last_error = 'no such mailbox' WHERE submission = 2");
    execute(`UPDATE mails SET ${sentAt} WHERE submission = 3`);
    const before = read('SELECT * FROM mails ORDER BY submission');
    restore(dataFolder, file);
    expect(read('SELECT * FROM mails ORDER BY submission')).toEqual(before);
  });

  test.each([false, true])('that was sent after the backup is not sent again (exact: %s)', (isExact) => {
    add('one');
    const file = back();
    execute(`UPDATE mails SET ${sentAt}`);
    restore(dataFolder, file, isExact);
    expect(enquiries.find(1)?.mail).toEqual({ kind: 'sent', at: '2026-01-01T00:00:00.000Z' });
  });

  test('that was sent before the backup stays sent when an older state is replaced', () => {
    add('one');
    const older = back();
    execute(`UPDATE mails SET ${sentAt}`);
    const newer = back();
    storage.close();
    rmSync(join(dataFolder, 'site.sqlite'));
    restore(dataFolder, older);
    restore(dataFolder, newer);
    storage = openStorage(dataFolder, () => {});
    expect(createEnquiryStore(storage.connection).find(1)?.mail).toMatchObject({ kind: 'sent' });
  });

  test('of an enquiry that was deleted after the backup is left to a person', () => {
    add('one');
    const file = back();
    submissions.deleteOne(1);
    restore(dataFolder, file);
    expect(enquiries.find(1)?.mail).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('was deleted') });
  });
});

test('what was forwarded after the backup no longer waits, and the rest keeps its turn', () => {
  for (const message of ['one', 'two']) add(message);
  const file = back();
  add('three');
  execute('DELETE FROM outbox WHERE submission = 1');
  execute("UPDATE outbox SET attempts = 4, last_error = 'status 500' WHERE submission = 3");
  restore(dataFolder, file);
  expect(read('SELECT submission, attempts FROM outbox ORDER BY submission')).toEqual([
    { submission: 2, attempts: 0 },
    { submission: 3, attempts: 4 },
  ]);
});

test('two enquiries of one key with different texts are both kept', () => {
  const file = back();
  add('first', 'key-of-both');
  const { former = '' } = restore(dataFolder, file, true);
  add('second', 'key-of-both');
  expect(restore(dataFolder, former)).toMatchObject({ carried: 1 });
  expect(submissions.list().map(({ fields }) => fields['message'])).toEqual(['first', 'second']);
});

test('an enquiry with a number beyond the valid ones gets a valid one, with its note', () => {
  const file = back();
  add('one');
  enquiries.setNote(1, 'Noted');
  execute(
    'PRAGMA foreign_keys = OFF; UPDATE submissions SET id = 9223372036854775807; UPDATE enquiries SET submission = 9223372036854775807; UPDATE mails SET submission = 9223372036854775807',
  );
  restore(dataFolder, file);
  const [enquiry] = submissions.list();
  expect(enquiry?.id).toBeLessThan(10);
  expect(enquiries.find(enquiry?.id ?? 0)).toMatchObject({ note: 'Noted', mail: { kind: 'waiting' } });
});

test('what was taken for spam is carried over, once', () => {
  submissions.addTrapped('bot-field=x');
  const file = back();
  submissions.addTrapped('bot-field=y');
  restore(dataFolder, file);
  restore(dataFolder, file);
  expect(submissions.listTrapped().map(({ body }) => body)).toEqual(['bot-field=x', 'bot-field=y']);
});

test('staff are told of each withdrawal once', () => {
  const announce = (notice: string) =>
    execute(`INSERT INTO withdrawals (notice, channel, due_at) VALUES ('${notice}', 'mail', '')`);
  announce('told since');
  const file = back();
  execute('DELETE FROM withdrawals');
  announce('waits');
  restore(dataFolder, file);
  expect(read('SELECT id, notice FROM withdrawals')).toEqual([{ id: 2, notice: 'waits' }]);
});

test('documents are as in the backup, and no commit gets a time that was given', () => {
  const put = (name: string) =>
    execute(
      `INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (1, '${name}', 't', 't', '{}')`,
    );
  put('before');
  execute("INSERT INTO clock VALUES (1, '1000000000000000001')");
  const file = back();
  execute("DELETE FROM documents; UPDATE clock SET last = '1000000000000000009'");
  put('after');
  restore(dataFolder, file);
  expect(read('SELECT name FROM documents')).toEqual([{ name: 'before' }]);
  expect(read('SELECT last FROM clock')).toEqual([{ last: '1000000000000000009' }]);
});
