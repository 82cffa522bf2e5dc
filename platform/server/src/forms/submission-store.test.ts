import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { createEnquiryStore } from '../enquiries/enquiry-store';
import { openDatabase } from '../storage/opening/open-database';
import { collectTheirs } from '../submissions/collect-theirs';
import { watchReads } from '../testing/watch-reads';
import { createSubmissionStore, type NewSubmission, type SubmissionStore } from './submission-store';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('submissions');
});
afterEach(() => rmSync(folder, { recursive: true }));

const enquiry = (fields: Record<string, string>, rest: Partial<NewSubmission> = {}): NewSubmission => ({
  form: 'enquiry',
  fields: { person: 'Ada', email: 'ada@example.com', ...fields },
  droppedFields: 0,
  key: null,
  ...rest,
});

test('a submission sent twice is stored once, but refused if the text differs', () => {
  const store = createSubmissionStore(openDatabase(folder));
  expect(store.add(enquiry({}, { key: 'abcdefgh' }))).toBe('stored');
  expect(store.add(enquiry({}, { key: 'abcdefgh' }))).toBe('stored-before');
  expect(store.add(enquiry({ message: 'Other' }, { key: 'abcdefgh' }))).toBe('different');
  // Without a key they are two submissions.
  expect(store.add(enquiry({}))).toBe('stored');
  expect(store.add(enquiry({}))).toBe('stored');
  expect(store.list()).toHaveLength(3);
});

test('submissions are found by form, time and text', () => {
  const store = createSubmissionStore(openDatabase(folder));
  store.add(enquiry({ message: 'Conveyors in Hall 3' }));
  store.add(enquiry({ message: 'Forks' }, { form: 'dealer-enquiry' }));
  expect(store.list({ form: 'dealer-enquiry' }).map(({ fields }) => fields['message'])).toEqual(['Forks']);
  for (const text of ['hall', 'HALL'])
    expect(store.list({ text }).map(({ fields }) => fields['message'])).toEqual(['Conveyors in Hall 3']);
  const [first] = store.list();
  expect(store.list({ since: first?.receivedAt ?? '' })).toHaveLength(2);
  expect(store.list({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  expect(store.list({ since: new Date(Date.now() - 60_000).toISOString() })).toHaveLength(2);
});

test('everything a person sent is deleted by e-mail address, and nothing else', async () => {
  const store = createSubmissionStore(openDatabase(folder));
  store.add(enquiry({}));
  store.add(enquiry({ email: 'Ada@Example.com ' }));
  store.add(enquiry({ email: 'bob@example.com' }));
  store.add(enquiry({ email: 'jörg@xn--mnchen-3ya.example' }));
  store.addTrapped('email=ada%40example.com&bot-field=x');
  expect(await store.deleteByEmail('ada@example.com')).toBe(2);
  expect(await store.deleteByEmail('Jörg@München.example')).toBe(1);
  expect(store.list().map(({ fields }) => fields['email'])).toEqual(['bob@example.com']);
  expect(store.listTrapped()).toEqual([]);
});

test('a deletion by e-mail address reads few rows at a time, with others in between', async () => {
  const connection = openDatabase(folder);
  const reads: number[] = [];
  const store = createSubmissionStore(watchReads(connection, (rows) => reads.push(rows)));
  connection.exec(
    `INSERT INTO submissions (form, received_at, fields) SELECT 'enquiry', 't', iif(value % 2, '{"email":"ada@example.com"}', '{"email":"bob@example.com"}') FROM generate_series(1, 450);
     INSERT INTO trapped_submissions (received_at, body) SELECT 't', 'email=ada%40example.com&bot-field=x' FROM generate_series(1, 25)`,
  );
  let others = 0;
  const takeTurns = () => {
    others += 1;
    turn = setImmediate(takeTurns);
  };
  let turn = setImmediate(takeTurns);
  expect(await store.deleteByEmail('ada@example.com')).toBe(225);
  clearImmediate(turn);
  expect(reads).toEqual([200, 200, 50, 0, 10, 10, 5, 0]);
  expect(others).toBeGreaterThanOrEqual(6);
  expect([store.list().length, store.listTrapped().length]).toEqual([225, 0]);
});

test('what is too long for an address costs a deletion nothing', async () => {
  const store = createSubmissionStore(openDatabase(folder));
  store.addTrapped(`bot-field=x&email=ada@${'\u4e00'.repeat(20_000)}.example`);
  const canParse = jest.spyOn(URL, 'canParse');
  await store.deleteByEmail('ada@example.com');
  expect(new Set(canParse.mock.calls.flat())).toEqual(new Set(['http://example.com']));
  canParse.mockRestore();
  expect(store.listTrapped()).toHaveLength(1);
});

test('retention deletes old submissions, but not those waiting to be forwarded', () => {
  const connection = openDatabase(folder);
  createSubmissionStore(connection, { isForwarded: true }).add(enquiry({ message: 'waits' }));
  const store = createSubmissionStore(connection);
  store.add(enquiry({ message: 'old' }));
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(store.deleteBefore(later, '2020-01-01T00:00:00.000Z', () => {})).toBe(1);
  expect(store.list().map(({ fields }) => fields['message'])).toEqual(['waits']);
  // After what the privacy page promises, those as well.
  expect(store.deleteBefore(later, later, () => {})).toBe(1);
  expect([store.list(), connection.prepare('SELECT * FROM outbox').all([])]).toEqual([[], []]);
});

test('the last 1,000 trapped submissions are kept', () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  connection.exec(
    `INSERT INTO trapped_submissions (received_at, body) SELECT 't', 'bot-field=' || value FROM generate_series(1, 1000)`,
  );
  for (const count of [1001, 1002]) store.addTrapped(`bot-field=${count}`);
  const bodies = store.listTrapped().map(({ body }) => body);
  expect([bodies.length, bodies.at(0), bodies.at(-1)]).toEqual([1000, 'bot-field=3', 'bot-field=1002']);
});

test('no file contains what was deleted', async () => {
  const store = createSubmissionStore(openDatabase(folder));
  const isInFiles = (text: string) =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
  for (const message of ['a secret about Ada', 'x'.repeat(10_000)]) store.add(enquiry({ message }));
  store.add(enquiry({ email: 'bob@example.com', message: 'stays' }));
  store.addTrapped('email=ada%40example.com&message=a+trapped+secret');
  expect([isInFiles('a secret about Ada'), isInFiles('a+trapped+secret')]).toEqual([true, true]);
  await store.deleteByEmail('ada@example.com');
  expect([isInFiles('a secret about Ada'), isInFiles('a+trapped+secret'), isInFiles('xxxx')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isInFiles('stays')).toBe(true);
});

test.each<[string, (store: SubmissionStore) => void]>([
  ['alone', (store) => store.deleteOne(1)],
  ['for its age', (store) => void store.deleteBefore('9999', '9999', () => {})],
])('nor what was deleted %s', (_how, remove) => {
  const store = createSubmissionStore(openDatabase(folder));
  const isInFiles = () =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes('a secret about Ada'));
  store.add(enquiry({ message: 'a secret about Ada' }));
  expect(isInFiles()).toBe(true);
  remove(store);
  expect([isInFiles(), store.list()]).toEqual([false, []]);
});

test('with a submission goes all that staff know of it', () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection, { isForwarded: true });
  store.add(enquiry({}, { isMailPromised: true }));
  connection.exec("INSERT INTO enquiries (submission, note) VALUES (1, 'Called Ada back')");
  store.deleteOne(1);
  for (const table of ['enquiries', 'mails', 'outbox'])
    expect([table, connection.prepare(`SELECT * FROM ${table}`).all([])]).toEqual([table, []]);
});

test('a data folder of an older version keeps its data', () => {
  const before = new Database(join(folder, 'site.sqlite'));
  before.exec(
    'CREATE TABLE submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, form TEXT NOT NULL, received_at TEXT NOT NULL, fields TEXT NOT NULL)',
  );
  before
    .prepare('INSERT INTO submissions (form, received_at, fields) VALUES (?, ?, ?)')
    .run(['enquiry', '2026-01-01T00:00:00.000Z', '{"person":"Early"}']);
  before.close();
  const store = createSubmissionStore(openDatabase(folder));
  store.add(enquiry({}));
  expect(store.list().map(({ fields }) => fields['person'])).toEqual(['Early', 'Ada']);
});

test('a data folder of a newer version is refused', () => {
  const connection = openDatabase(folder);
  connection.exec('PRAGMA user_version = 99');
  connection.close();
  expect(() => openDatabase(folder)).toThrow('written by a newer version');
});

test('text behind a NUL is found and deleted in forms, notes and trapped submissions', async () => {
  const connection = openDatabase(folder);
  const store = createSubmissionStore(connection);
  store.addTrapped('bot-field=x&a=1\0&email=victim@example.com');
  store.add({ form: 'enquiry\0x', fields: { message: 'a\0b' }, droppedFields: 0, key: null });
  expect(store.listTrapped()).toMatchObject([{ body: 'bot-field=x&a=1\uFFFD&email=victim@example.com' }]);
  expect(store.list()).toMatchObject([{ form: 'enquiry\uFFFDx', fields: { message: 'a\0b' } }]);
  const enquiries = createEnquiryStore(connection);
  enquiries.setNote(1, 'before\0behind');
  expect(enquiries.find(1)?.note).toBe('before\uFFFDbehind');
  expect((await collectTheirs(connection, 'victim@example.com')).trapped).toHaveLength(1);
  await store.deleteByEmail('victim@example.com');
  expect(store.listTrapped()).toEqual([]);
  connection.close();
});
