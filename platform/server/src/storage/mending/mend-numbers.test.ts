import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { backUp } from '../../backup/back-up';
import { createEnquiryStore } from '../../enquiries/enquiry-store';
import { deleteOldSubmissions } from '../../forms/delete-old-submissions';
import { createSubmissionStore } from '../../forms/submission-store';
import { createRowReader } from '../../health/read-rows';
import { createForwarding } from '../../outbox/forward-submissions';
import { openDatabase } from '../opening/open-database';
import { openStorage, type Storage } from '../opening/open-storage';

/** Numbers that this server never gives: those behind the first two are rounded by JavaScript. */
const odd = ['-9223372036854775808', '0', '1000000000001', '9007199254740993', '9007199254740995'];

let dataFolder: string;
let storage: Storage;
const reported: string[] = [];
const open = () => {
  storage = openStorage(dataFolder, (message) => void reported.push(message));
  return storage.connection;
};
beforeEach(() => {
  dataFolder = createTemporaryFolder('numbers');
  openDatabase(dataFolder).close();
  reported.length = 0;
});
afterEach(() => {
  storage.close();
  rmSync(dataFolder, { recursive: true });
});

/** Changes the database from elsewhere. */
function execute(sql: string): void {
  const database = new Database(join(dataFolder, 'site.sqlite'));
  database.exec('PRAGMA foreign_keys = OFF');
  database.exec(sql);
  database.close();
}

const insert = (number: string, name: string, time = '2026-11-01T00:00:00.000Z') =>
  execute(
    `INSERT INTO submissions (id, form, received_at, fields) VALUES (${number}, 'enquiry', '${time}', '{"email":"${name}@example.com"}')`,
  );
/** Everything that can belong to an enquiry. */
const insertAll = (number: string) => {
  insert(number, `p${number}`);
  execute(`INSERT INTO enquiries (submission, note) VALUES (${number}, 'Note of p${number}');
    INSERT INTO mails (submission, is_by_hand, due_at) VALUES (${number}, 0, '');
    INSERT INTO outbox (submission, due_at) VALUES (${number}, 'of p${number}')`);
};

test.each(['mails', 'outbox', 'enquiries'])(
  'an odd number in %s without an entry stops neither a start nor a backup',
  (table) => {
    insert('7', 'p7');
    const columns = {
      mails: '(submission, is_by_hand, due_at)',
      outbox: '(submission, due_at)',
      enquiries: '(submission, note)',
    };
    const values = { mails: "0, ''", outbox: "''", enquiries: "'Note'" };
    const key = table as keyof typeof columns;
    execute(`INSERT INTO ${table} ${columns[key]} VALUES (9007199254740993, ${values[key]}), (-7, ${values[key]})`);
    const connection = open();
    const store = createSubmissionStore(connection, { isForwarded: true });
    expect(store.add({ form: 'manual-request', fields: {}, droppedFields: 0, key: null, isMailPromised: true })).toBe(
      'stored',
    );
    expect(store.list().map(({ id }) => id)).toEqual([7, 8]);
    expect(backUp(dataFolder).file).toContain('site-');
  },
);

test('a start gives entries with odd numbers the next free ones, with all their parts', () => {
  for (const number of ['7', ...odd]) insertAll(number);
  execute(`INSERT INTO mails (submission, is_by_hand, due_at) VALUES (9, 1, '');
    INSERT INTO trapped_submissions (id, received_at, body) VALUES (9007199254740993, '', 'bot-field=x');
    INSERT INTO collections (id, root, path, name) VALUES (9007199254740993, 'r', 'c', 'c');
    INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (9007199254740993, 'd', '', '', '')`);
  const connection = open();
  expect(reported).toEqual([
    'Table submissions: numbers that this server never gives are 10 to 14 now, with all that belongs to them',
    'Table trapped_submissions: numbers that this server never gives are 1 now, with all that belongs to them',
    'Table collections: numbers that this server never gives are 1 now, with all that belongs to them',
  ]);
  const rows = connection
    .prepare(
      `SELECT id, fields ->> 'email' AS email, note, mails.submission AS mail, outbox.due_at AS forwarded FROM submissions
       LEFT JOIN enquiries ON enquiries.submission = id LEFT JOIN mails ON mails.submission = id
       LEFT JOIN outbox ON outbox.submission = id ORDER BY id`,
    )
    .all([]);
  expect(rows).toEqual(
    ['7', ...odd].map((number, index) => ({
      id: index === 0 ? 7 : 9 + index,
      email: `p${number}@example.com`,
      note: `Note of p${number}`,
      mail: index === 0 ? 7 : 9 + index,
      forwarded: `of p${number}`,
    })),
  );
  expect(connection.prepare('SELECT collection FROM documents').all([])).toEqual([{ collection: 1 }]);
  expect(connection.prepare('PRAGMA foreign_key_check(documents)').all([])).toEqual([]);
  const store = createSubmissionStore(connection, { isForwarded: true });
  expect(store.add({ form: 'manual-request', fields: {}, droppedFields: 0, key: null, isMailPromised: true })).toBe(
    'stored',
  );
  expect(store.list().at(-1)?.id).toBe(15);
  expect(backUp(dataFolder).file).toContain('site-');
  storage.close();
  reported.length = 0;
  open();
  expect(reported).toEqual([]);
});

test('numbers near the end of the valid range are replaced as well', () => {
  for (const number of ['7', '999999999999', '1000000000000', '9007199254740993']) insert(number, 'p');
  expect(
    createSubmissionStore(open())
      .list()
      .map(({ id }) => id),
  ).toEqual([7, 8, 9, 10]);
});

test('numbers that were exhausted go on behind the last entry', () => {
  insert('7', 'p');
  execute('UPDATE sqlite_sequence SET seq = 9223372036854775807');
  createSubmissionStore(open()).add({ form: 'enquiry', fields: {}, droppedFields: 0, key: null });
  expect(
    createSubmissionStore(storage.connection)
      .list()
      .map(({ id }) => id),
  ).toEqual([7, 8]);
  expect(reported).toEqual([expect.stringContaining('Table submissions: its numbers were exhausted')]);
});

describe('an entry with an odd number that comes while the server runs', () => {
  test('makes its health ill until it is restarted', () => {
    open();
    storage.check();
    insert('9007199254740993', 'p');
    expect(() => storage.check()).toThrow(
      'Table submissions has an entry with a number that this server never gives. Restart',
    );
    storage.close();
    open();
    storage.check();
  });

  test.each(odd)('%s: is deleted once for its age, and nothing else is', async (number) => {
    const connection = open();
    insert('7', 'kept', new Date().toISOString());
    insert(number, 'old', '2020-01-01T00:00:00.000Z');
    execute(
      `INSERT INTO trapped_submissions (id, received_at, body) VALUES (${number}, '2020-01-01T00:00:00.000Z', 'x')`,
    );
    const store = createSubmissionStore(connection);
    const clock = { isTrusted: () => true };
    expect(await deleteOldSubmissions({ store, dataFolder, clock })).toBe(2);
    expect(store.list()).toMatchObject([{ id: 7 }]);
    const backups = join(dataFolder, 'backups');
    expect(
      readdirSync(backups).map((name) => readFileSync(join(backups, name), 'utf8').trim().split('\n').length),
    ).toEqual([2]);
  });

  test('is deleted by its address, and none that JavaScript takes for it', async () => {
    const connection = open();
    const numbers = [...odd, '7', '9007199254740992', '9007199254740994', '9007199254740996'];
    for (const number of numbers) insert(number, odd.includes(number) ? 'gone' : 'kept');
    const store = createSubmissionStore(connection);
    expect(await store.deleteByEmail('gone@example.com')).toBe(odd.length);
    expect(store.list().map(({ fields }) => fields['email'])).toEqual(Array(4).fill('kept@example.com'));
  });

  test('is not forwarded at every poll, and keeps no form from being stored', () => {
    const connection = open();
    insertAll('9007199254740993');
    const store = createSubmissionStore(connection, { isForwarded: true });
    for (let count = 0; count < 3; count += 1)
      expect(store.add({ form: 'manual-request', fields: {}, droppedFields: 0, key: null, isMailPromised: true })).toBe(
        'stored',
      );
    expect(createForwarding(connection, 'http://127.0.0.1:9/').findDue('2027', '2028')).toEqual([]);
    storage.close();
    const next = open();
    expect(createForwarding(next, 'http://127.0.0.1:9/').findDue('2027', '2028')).toHaveLength(4);
    expect(createEnquiryStore(next).find(1)?.note).toBe('Note of p9007199254740993');
  });

  test('is read by a health check, below 1 as well', () => {
    open();
    execute(`INSERT INTO error_reports (rowid, remote, version, team, message, page, stack, place, first_at, last_at, count)
      VALUES (-9223372036854775808, 'r', '1', 't', CAST(x'ff' AS TEXT), '/', '', '', '', '', 1)`);
    expect(createRowReader(dataFolder, () => {})).toThrow('message of row -9223372036854775808 is no text');
  });
});
