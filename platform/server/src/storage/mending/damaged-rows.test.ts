import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import Database from 'libsql';
import * as v from 'valibot';
import { backUp } from '../../backup/back-up';
import { restore } from '../../backup/restore';
import { takeCommitTime, timeOfReading } from '../../documents/store/clock';
import { createDocumentTable } from '../../documents/store/document-table';
import { createErrorStore } from '../../errors/error-store';
import { deleteOldSubmissions } from '../../forms/delete-old-submissions';
import { createSubmissionStore } from '../../forms/submission-store';
import { createTrappedSubmissions } from '../../forms/trapped-submissions';
import { createForwarding } from '../../outbox/forward-submissions';
import { pollOutbox } from '../../outbox/poll-outbox';
import { createMailing } from '../../outbox/send-mails';
import { findNamedPictures } from '../../pictures/named-pictures';
import { createAnnouncements } from '../../signals/shares/announce-withdrawals';
import { createWatchStore } from '../../signals/shares/watch-store';
import { createSignalStore } from '../../signals/signal-store';
import { gatherForms } from '../../site/known-forms';
import { startTestSite } from '../../testing/test-site';
import { createClockGate, latestTime } from '../clock-gate';
import { copyDatabase } from '../opening/copy-database';
import { newestVersion, openDatabase } from '../opening/open-database';
import { openStorage } from '../opening/open-storage';

// What one row that this server did not write so does to the others, table by table.

let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = createTemporaryFolder('damaged-rows');
  dataFolder = join(folder, 'data');
  openDatabase(dataFolder).close();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Changes the database, and closes it as a server does that is stopped. */
function execute(sql: string): void {
  const database = new Database(join(dataFolder, 'site.sqlite'));
  database.exec(sql);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

const log = () => join(dataFolder, 'site.sqlite-wal');

/** Changes the database, and leaves its log as a process does that is killed. */
function executeAndEnd(sql: string): void {
  const database = new Database(join(dataFolder, 'site.sqlite'));
  database.exec(sql);
  const end = keepFiles();
  database.close();
  end();
}

/** @returns a function that leaves the database as a process does that is killed now */
function keepFiles(): () => void {
  const kept = [join(dataFolder, 'site.sqlite'), log()].map((file) => [file, readFileSync(file)] as const);
  return () => {
    rmSync(join(dataFolder, 'site.sqlite-shm'), { force: true });
    for (const [file, content] of kept) {
      // Another file: a connection that is not collected yet would remove the log of the former when it is.
      rmSync(file, { force: true });
      writeFileSync(file, content);
    }
  };
}

const storeGood = (id: number) =>
  execute(
    `INSERT INTO submissions (id, form, received_at, fields) VALUES (${id}, 'enquiry', '2026-11-01T00:00:00.000Z', '{"person":"Good ${id}","email":"good@example.com"}')`,
  );

const damagedSubmissions: [string, form: string, receivedAt: string, fields: string][] = [
  ['a nested field', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `'{"person":{"first":"Ada"},"email":"a@b.c"}'`],
  ['a list in a field', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `'{"person":["Ada"],"email":["a@b.c"]}'`],
  ['a number in a field', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `'{"person":"Ada","telephone":5}'`],
  ['a list for its fields', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `'["Ada"]'`],
  ['cut fields', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `'{"person":"Ada'`],
  ['bytes for its fields', "'enquiry'", "'2026-11-01T00:00:00.000Z'", `CAST('{"person":"Ada"}' AS BLOB)`],
  ['fields that are no UTF-8', "'enquiry'", "'2026-11-01T00:00:00.000Z'", "CAST(x'ff416461' AS TEXT)"],
  ['bytes for its form', "x'416461ff'", "'2026-11-01T00:00:00.000Z'", `'{"person":"Ada"}'`],
  ['no time', "'enquiry'", "'Ada, some day'", `'{"person":"Ada"}'`],
  ['bytes for its time', "'enquiry'", "x'416461'", `'{"person":"Ada"}'`],
];

describe.each(damagedSubmissions)('an enquiry with %s', (_what, form, receivedAt, fields) => {
  beforeEach(() => {
    storeGood(1);
    storeGood(3);
    executeAndEnd(`INSERT INTO submissions (id, form, received_at, fields) VALUES (2, ${form}, ${receivedAt}, ${fields});
      INSERT INTO enquiries (submission, note) VALUES (2, 'Look at it');
      INSERT INTO mails (submission, is_by_hand, due_at) VALUES (2, 0, '');
      INSERT INTO outbox (submission, due_at) VALUES (2, '')`);
  });

  test('is shown as such, exported and deleted by a person', async () => {
    const site = await startTestSite({ dataFolder });
    const get = async (path: string) => {
      const response = await fetch(`${site.server.address}${path}`, { headers: { accept: 'text/html' } });
      return { status: response.status, text: await response.text() };
    };
    const inbox = await get('/__enquiries');
    expect(inbox.status).toBe(200);
    for (const part of ['Good 1', 'Good 3', '3 enquiries.', 'Note: Look at it', 'Damaged</strong>'])
      expect(inbox.text).toContain(part);
    expect((await get('/__enquiries?text=good')).text).toContain('2 enquiries.');
    const one = await get('/__enquiries/2');
    expect([one.status, one.text]).toEqual([200, expect.stringContaining('not stored as this server stores them')]);
    expect(one.text).toContain('Ada');
    expect((await get('/__enquiries/1')).text).not.toContain('not stored as');
    const csv = await get('/__enquiries.csv?show=all');
    expect(csv.text.trim().split('\r\n')).toHaveLength(4);
    expect((await get('/__health')).status).toBe(200);
    const post = (path: string, body: Record<string, string>) =>
      fetch(`${site.server.address}${path}`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
    await post('/__enquiries/2', { action: 'delete', sure: 'yes' });
    await post('/__enquiries/delete-email', { email: 'good@example.com', sure: 'yes' });
    expect((await get('/__enquiries?show=all')).text).toContain('0 enquiries.');
    await site.dispose();
  });

  test('does not stop others from being deleted or forwarded, and gets no mail', async () => {
    const storage = openStorage(dataFolder, () => {});
    const { connection } = storage;
    connection.exec("INSERT INTO outbox (submission, due_at) VALUES (3, '')");
    const forwarded: number[] = [];
    const forwarding = createForwarding(connection, 'http://127.0.0.1:9/');
    const mailing = createMailing(connection, {
      smtpUrl: 'smtp://127.0.0.1:9',
      readSite: async () => ({ folder, index: { basePath: '' }, definition: testDefinition }),
      readForms: async () => gatherForms([testDefinition.forms]),
    });
    const polling = [
      pollOutbox({ ...forwarding, deliver: async ({ id }) => void forwarded.push(id) }, () => {}),
      pollOutbox(mailing, () => {}),
    ];
    await Promise.all(polling.map(({ wake }) => wake()));
    await Promise.all(polling.map(({ stop }) => stop()));
    expect(forwarded).toEqual([2, 3]);
    expect(connection.prepare('SELECT is_by_hand, last_error FROM mails').all([])).toEqual([
      { is_by_hand: 1, last_error: expect.stringMatching(/not stored as this server stores them|no datasheet/) },
    ]);
    const store = createSubmissionStore(connection);
    const clock = createClockGate(
      dataFolder,
      () => latestTime(connection),
      () => {},
    );
    expect(clock.isTrusted()).toBe(true);
    await deleteOldSubmissions({ store, dataFolder, clock, days: -3650 });
    expect(store.list().every(({ id }) => id === 2)).toBe(true);
    storeGood(4);
    expect(await store.deleteByEmail('GOOD@example.com')).toBe(1);
    storage.close();
  });

  test('is backed up, and put back', () => {
    const { file } = backUp(dataFolder);
    execute('DELETE FROM submissions');
    restore(dataFolder, file);
    const store = createSubmissionStore(openDatabase(dataFolder));
    expect(store.list().map(({ id, isDamaged = false }) => [id, isDamaged])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  test('is carried over by a restore, as it is', () => {
    const backup = join(folder, 'empty', 'site.sqlite');
    openDatabase(join(folder, 'empty')).close();
    const select = 'SELECT id, hex(form) || hex(received_at) || hex(fields) AS stored FROM submissions ORDER BY id';
    const read = () => {
      const database = new Database(join(dataFolder, 'site.sqlite'));
      const rows = database.prepare(select).all([]);
      database.close();
      return rows;
    };
    const before = read();
    expect(restore(dataFolder, backup)).toMatchObject({ carried: 3, isComplete: true });
    expect(read()).toEqual(before);
    const database = new Database(join(dataFolder, 'site.sqlite'));
    expect(database.prepare('SELECT note FROM enquiries').all([])).toEqual([{ note: 'Look at it' }]);
    database.close();
  });
});

test('rows of mails and the outbox that belong to no enquiry stop no form', () => {
  execute(`PRAGMA foreign_keys = OFF;
    INSERT INTO mails (submission, is_by_hand, due_at, sent_at) VALUES (1, 0, '', '2026-11-01T00:00:00.000Z'), (2, 0, '', NULL);
    INSERT INTO outbox (submission, due_at) VALUES (1, ''), (2, '')`);
  const { connection, close } = openStorage(dataFolder, () => {});
  const store = createSubmissionStore(connection, { isForwarded: true, isMailed: true });
  const fields = { email: 'ada@example.com' };
  for (const key of ['first', 'second'])
    expect(store.add({ form: 'manual-request', fields, droppedFields: 0, key, isMailPromised: true })).toBe('stored');
  // Each has its own: none is taken for one that was sent.
  expect(connection.prepare("SELECT submission FROM mails WHERE sent_at IS NULL AND due_at <> ''").all([])).toEqual([
    { submission: 1 },
    { submission: 2 },
  ]);
  close();
});

test.each([
  [
    'enquiries',
    "INSERT INTO enquiries (submission, seen_at, answered_at, note) VALUES (1, x'ff', 'never', x'4e6f7465')",
  ],
  ['mails', "INSERT INTO mails (submission, is_by_hand, attempts, due_at, sent_at) VALUES (1, 'x', 'x', 'x', 'x')"],
  ['mails that wait', "INSERT INTO mails (submission, is_by_hand, attempts, due_at) VALUES (1, 0, 'x', x'ff')"],
  ['outbox', "INSERT INTO outbox (submission, attempts, due_at) VALUES (1, 'x', x'ff')"],
])('a row of %s that cannot be read keeps the enquiry in the inbox', async (_table, sql) => {
  storeGood(1);
  execute(sql);
  const site = await startTestSite({ dataFolder });
  for (const path of ['/__enquiries?show=all', '/__enquiries/1']) {
    const response = await fetch(`${site.server.address}${path}`, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Good 1')]);
  }
  expect((await fetch(`${site.server.address}/__health`)).status).toBe(200);
  await site.dispose();
});

test('of two notices of withdrawals the second is sent where the first cannot be read', async () => {
  const notice = JSON.stringify({
    ...{ remote: 'mfe-a', version: 'c'.repeat(16), at: '2027-01-01T00:00:00.000Z', reason: 'slow' },
    evidence: { measure: 'failures', share: { value: 1, count: 1 }, others: { value: 1, count: 1 } },
  });
  execute(
    `INSERT INTO withdrawals (notice, channel, due_at) VALUES ('{}', 'webhook', ''), ('${notice}', 'webhook', '')`,
  );
  const connection = openDatabase(dataFolder);
  const [outbox] = createAnnouncements(connection, { webhook: 'http://127.0.0.1:9/' }).outboxes;
  const sent: number[] = [];
  const messages: string[] = [];
  if (!outbox) throw new Error('There is no outbox');
  const polling = pollOutbox({ ...outbox, deliver: async ({ id }) => void sent.push(id) }, ({ message }) =>
    messages.push(message),
  );
  await polling.wake();
  await polling.stop();
  expect([sent, messages]).toEqual([[2], [expect.stringContaining('withdrawal 1 was not sent: it is not stored as')]]);
  connection.close();
});

test('other tables are read without the row that cannot be', async () => {
  execute(`INSERT INTO trapped_submissions (received_at, body) VALUES (x'ff', x'ff'), ('2026-01-01', 'email=a@b.c');
    INSERT INTO error_reports (remote, version, team, message, page, stack, place, first_at, last_at, count)
      VALUES ('a', 'b', 'c', x'ff', 'e', 'f', '', 'x', 'y', 'many'), ('a', 'b', 'c', 'd', 'e', 'f', '', 'x', 'y', 1);
    INSERT INTO signals VALUES (1, 'a', 'b', '/', 'narrow', 1, 0, '', 'x', '', ''), (1, 'a', 'c', '/', 'narrow', 1, 0, '', '', '', '');
    INSERT INTO watched_shares VALUES ('a', 'b', 'c', '{}');
    INSERT INTO collections (id, root, path, name) VALUES (1, 'r', CAST('blogs' AS BLOB), 'blogs');
    INSERT INTO documents (collection, name, create_time, update_time, checksum, fields)
      VALUES (1, x'ff', 5, x'ff', 'x', 'x'), (1, 'b', '', '', NULL, '{}')`);
  const connection = openDatabase(dataFolder);
  const trapped = createTrappedSubmissions(connection);
  expect(trapped.list()).toHaveLength(2);
  expect(await trapped.deleteByEmail('a@b.c')).toBe(1);
  expect(createErrorStore(connection).list()).toHaveLength(2);
  const signals = createSignalStore(connection);
  const read: unknown[] = [];
  for await (const rows of signals.read(0)) read.push(...rows.map(({ version }) => version));
  expect(read).toEqual(['c']);
  expect(createWatchStore(connection).list()).toEqual([]);
  const scope = { parent: { root: 'r', segments: [] }, collectionId: 'blogs', isGroup: false };
  const documents = [...createDocumentTable(connection).list(scope)].map(
    ({ json }) => json?.toString() ?? 'unreadable',
  );
  expect(documents.toSorted()).toEqual(['unreadable', '{}']);
  for (const left of [/Row 1 of table signals/, /A watched share/, /is left out: its fields/])
    expectConsole('error', left);
  connection.close();
});

describe('a text that is no UTF-8', () => {
  test('is named, kept as bytes and read after a crash; a valid one stays a text', () => {
    storeGood(1);
    executeAndEnd(
      "UPDATE submissions SET fields = CAST(x'7b0041ff' AS TEXT); INSERT INTO trapped_submissions (received_at, body) VALUES ('2026-01-01', 'Ada 日本')",
    );
    const messages: string[] = [];
    const { connection, close } = openStorage(dataFolder, (message) => messages.push(message));
    expect(messages).toEqual([expect.stringContaining('Table submissions, fields of row 1: it was no text (UTF-8)')]);
    expect(connection.prepare('SELECT hex(fields) AS bytes FROM submissions').all([])).toEqual([{ bytes: '7B0041FF' }]);
    expect(createTrappedSubmissions(connection).list()[0]?.body).toBe('Ada 日本');
    close();
    expect(backUp(dataFolder).file).toContain('site-');
  });

  const wrong = "UPDATE submissions SET fields = CAST(x'7b0041ff' AS TEXT)";
  const readTypes = (column = 'fields') => {
    const database = new Database(join(dataFolder, 'site.sqlite'));
    const rows: unknown = database.prepare(`SELECT typeof(${column}) AS type FROM submissions`).all([]);
    database.close();
    return rows;
  };

  test('is looked for only after a crash, not after an orderly end', () => {
    storeGood(1);
    execute(wrong);
    const messages: string[] = [];
    const first = openStorage(dataFolder, (message) => messages.push(message));
    expect(messages).toEqual([]);
    expect(readTypes()).toEqual([{ type: 'text' }]);
    // What it leaves should it be killed now, before anybody wrote.
    expect(statSync(log()).size).toBeGreaterThan(0);
    const end = keepFiles();
    first.close();
    end();
    openStorage(dataFolder, (message) => messages.push(message)).close();
    expect(messages).toEqual([expect.stringContaining('fields of row 1: it was no text')]);
  });

  test('is not looked for in a file that takes the place of the database', () => {
    storeGood(1);
    const messages: string[] = [];
    const { connection, close } = openStorage(dataFolder, (message) => messages.push(message));
    const other = openDatabase(join(folder, 'other'));
    other.exec("INSERT INTO trapped_submissions (received_at, body) VALUES ('', CAST(x'ff' AS TEXT))");
    copyDatabase(other, join(folder, 'other.sqlite'));
    other.close();
    renameSync(join(folder, 'other.sqlite'), join(dataFolder, 'site.sqlite'));
    const types = connection.prepare('SELECT typeof(body) AS type FROM trapped_submissions').all([]);
    expect(types).toEqual([{ type: 'text' }]);
    expect(messages).toEqual([expect.stringContaining('another file has taken its place')]);
    expect(statSync(log()).size).toBeGreaterThan(0);
    close();
  });

  test('that comes while the server runs makes it ill, and is kept as bytes by a restart', async () => {
    storeGood(1);
    const site = await startTestSite({ dataFolder });
    execute(
      `INSERT INTO outbox (submission, due_at) VALUES (1, ''); UPDATE submissions SET received_at = CAST(x'ff' AS TEXT)`,
    );
    for (const _time of [1, 2]) {
      const response = await fetch(`${site.server.address}/__health?detail`);
      expect([response.status, await response.text()]).toEqual([
        503,
        expect.stringContaining('Table submissions: received_at of row 1 is no text (UTF-8). Restart the server'),
      ]);
      const time = performance.now() + 2000;
      jest.spyOn(performance, 'now').mockReturnValue(time);
    }
    jest.restoreAllMocks();
    await site.dispose();
    expect(readTypes('received_at')).toEqual([{ type: 'blob' }]);
    const again = await startTestSite({ dataFolder });
    expect((await fetch(`${again.server.address}/__health`)).status).toBe(200);
    await again.dispose();
  });

  test('in a row whose number JavaScript would round is kept as bytes in that row alone', () => {
    executeAndEnd(`INSERT INTO documents (document, collection, name, create_time, update_time, fields) VALUES
      (9007199254740992, 1, 'good', '', '', ''), (9007199254740993, 1, 'odd', '', CAST(x'ff' AS TEXT), '')`);
    const messages: string[] = [];
    const { connection, close } = openStorage(dataFolder, (message) => messages.push(message));
    expect(messages).toEqual([expect.stringContaining('update_time of row 9007199254740993')]);
    expect(connection.prepare('SELECT typeof(update_time) AS type FROM documents ORDER BY document').all([])).toEqual([
      { type: 'text' },
      { type: 'blob' },
    ]);
    close();
  });

  test('of a backup is named by a restore, which keeps it as bytes', () => {
    storeGood(1);
    execute(wrong);
    const { file } = backUp(dataFolder);
    execute('DELETE FROM submissions');
    expect(restore(dataFolder, file)).toMatchObject({
      mended: [],
      repaired: ['Table submissions, fields of row 1: it was no text (UTF-8)'],
    });
    expect(readTypes()).toEqual([{ type: 'blob' }]);
  });
});

describe.each([
  ['no UTF-8', "CAST(x'39ff' AS TEXT)"],
  ['bytes', "x'ff'"],
  ['no number', "'abc'"],
  ['far ahead', "'8999999999999999999'"],
])('a time of the last commit that is %s', (_what, last) => {
  const latest = Date.parse('2031-01-01T00:00:00.000Z');
  const storeDocument = `INSERT INTO collections (id, root, path, name) VALUES (1, 'r', CAST('blogs' AS BLOB), 'blogs');
    INSERT INTO documents (collection, name, create_time, update_time, checksum, fields)
      VALUES (1, 'a', '', '2031-01-01T00:00:00.000000Z', NULL, '{}'), (1, 'b', '', '9999-01-01T00:00:00.000000Z', NULL, '{}')`;
  const line = /Table clock, last of row 1: it was no time of a commit/;

  test.each([
    ['the present', '', Date.now()],
    ['those of the documents', storeDocument, latest],
  ])('is replaced by %s with the next commit', (_by, sql, least) => {
    execute(`INSERT INTO clock (id, last) VALUES (1, ${last}); ${sql}`);
    const connection = openDatabase(dataFolder);
    const read = Number(timeOfReading(connection) / 1000n);
    const [first, second] = [takeCommitTime(connection), takeCommitTime(connection)];
    for (const time of [read, Number(first / 1000n)]) {
      expect(time).toBeGreaterThanOrEqual(least);
      expect(time).toBeLessThan(least + 600_000);
    }
    expect(second).toBeGreaterThan(first);
    connection.close();
    expectConsole('error', line);
  });

  test('is no reason against a backup, or a restore, which replaces it', async () => {
    execute(`INSERT INTO clock (id, last) VALUES (1, ${last}); ${storeDocument}`);
    const { file } = backUp(dataFolder);
    expect(restore(dataFolder, file)).toMatchObject({
      isComplete: true,
      repaired: expect.arrayContaining([expect.stringMatching(line)]),
    });
    const site = await startTestSite({ dataFolder });
    expect((await fetch(`${site.server.address}/__health`)).status).toBe(200);
    await site.dispose();
    const connection = openDatabase(dataFolder);
    expect(Number(takeCommitTime(connection) / 1000n)).toBeGreaterThan(latest);
    connection.close();
  });
});

describe('a database whose texts are in UTF-16', () => {
  const file = () => join(folder, 'other.sqlite');
  beforeEach(() => {
    const statements = new Database(join(dataFolder, 'site.sqlite'))
      .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY rowid")
      .all([])
      .map((row) => v.parse(v.object({ sql: v.string() }), row).sql);
    const database = new Database(file());
    database.exec(`PRAGMA encoding = 'UTF-16le'; ${statements.join(';')}; PRAGMA user_version = ${newestVersion};
      INSERT INTO submissions (form, received_at, fields) VALUES ('enquiry', '2026-11-01T00:00:00.000Z', '{"person":"Ada 日本"}')`);
    database.close();
  });

  test('is refused by name at the start, and stays as it is', () => {
    for (const name of ['', '-wal', '-shm']) rmSync(join(dataFolder, `site.sqlite${name}`), { force: true });
    const before = readFileSync(file());
    renameSync(file(), join(dataFolder, 'site.sqlite'));
    for (const open of [() => openStorage(dataFolder, () => {}), () => openDatabase(dataFolder)])
      expect(open).toThrow(/its texts are in UTF-16le, and this server writes UTF-8\. .*move the file away/);
    expect(readFileSync(join(dataFolder, 'site.sqlite'))).toEqual(before);
  });

  test('is refused as a backup', () => {
    storeGood(1);
    expect(() => restore(dataFolder, file())).toThrow(/its texts are in UTF-16le.*Restore another backup/);
    expect(createSubmissionStore(openDatabase(dataFolder)).list()).toHaveLength(1);
  });

  test('is kept by a restore that replaces it, and nothing of it is carried over', () => {
    const backup = join(folder, 'empty', 'site.sqlite');
    openDatabase(join(folder, 'empty')).close();
    for (const name of ['', '-wal', '-shm']) rmSync(join(dataFolder, `site.sqlite${name}`), { force: true });
    const before = readFileSync(file());
    renameSync(file(), join(dataFolder, 'site.sqlite'));
    const { former, ...outcome } = restore(dataFolder, backup);
    expect(outcome).toMatchObject({ carried: 0, isComplete: false });
    expect(readFileSync(former ?? '')).toEqual(before);
  });
});

test('a database with a table whose name is no UTF-8 is refused as a backup', () => {
  const file = join(folder, 'other.sqlite');
  const write = (sql: string) => {
    rmSync(file, { force: true });
    const database = new Database(file);
    database.exec(sql);
    database.close();
    writeFileSync(file, readFileSync(file, 'latin1').replaceAll('a-z', 'a\u00ffz'), 'latin1');
  };
  write('CREATE TABLE submissions (id INTEGER); CREATE TABLE "a-z" (id INTEGER)');
  expect(() => restore(dataFolder, file)).toThrow(expect.objectContaining({ code: 'backup-foreign' }));
  write('CREATE TABLE "a-z" (id INTEGER)');
  for (const name of ['', '-wal', '-shm']) rmSync(join(dataFolder, `site.sqlite${name}`), { force: true });
  renameSync(file, join(dataFolder, 'site.sqlite'));
  expect(() => openStorage(dataFolder, () => {})).toThrow('it is the database of another program');
});

test('a document whose fields are no UTF-8 keeps no picture of others from being found', async () => {
  const name = `${'a'.repeat(32)}.jpg`;
  execute(`INSERT INTO collections (id, root, path, name) VALUES (1, 'r', x'ff', 'blogs');
    INSERT INTO documents (collection, name, create_time, update_time, checksum, fields)
      VALUES (1, 'a', '', '', NULL, x'ff'), (1, 'b', '', '', NULL, CAST(x'ff' AS TEXT)), (1, 'c', '', '', NULL, '"${name}"')`);
  const connection = openDatabase(dataFolder);
  expect([...(await findNamedPictures(connection))]).toEqual([name]);
  connection.close();
});

test('the latest time of a submission is one that is a text and a time', () => {
  storeGood(1);
  execute(`INSERT INTO submissions (form, received_at, fields) VALUES
    ('enquiry', CAST('2099-01-01T00:00:00.000Z' AS BLOB), '{}'), ('enquiry', '2099-99-99T00:00:00.000Z', '{}')`);
  const connection = openDatabase(dataFolder);
  expect(latestTime(connection)).toBe(Date.parse('2026-11-01T00:00:00.000Z'));
  connection.close();
});

test('sums with an invalid hour or counts are left out, and named once', async () => {
  const hour = Math.floor(Date.now() / 3_600_000);
  const wrong = [
    "'abc'",
    "x'ff'",
    "CAST(x'ff' AS TEXT)",
    '1e300',
    '9e999',
    '9007199254740993',
    '3000000000',
    `${hour}.5`,
  ];
  const rows = [
    ...wrong.map((value, at) => `(${value}, 'a', 'wrong-${at}', '/', 'narrow', 1, 0, '', '', '', '')`),
    `(${hour}, 'a', 'absurd-views', '/', 'narrow', 1e300, 0, '', '', '', '')`,
    `(${hour}, 'a', 'negative-views', '/', 'narrow', -1, 0, '', '', '', '')`,
    `(${hour}, 'a', 'absurd-failed', '/', 'narrow', 1, 2, '', '', '', '')`,
    `(${hour}, 'a', 'sound', '/', 'narrow', 1, 0, '', '', '', '')`,
    `(${hour + 1}, 'a', 'later', '/', 'narrow', 1, 0, '', '', '', '')`,
  ];
  execute(`INSERT INTO signals VALUES ${rows.join(',')}`);
  const lines = jest.spyOn(console, 'error').mockReturnValue();
  const site = await startTestSite({ dataFolder });
  for (const path of ['/__vitals', '/__metrics', '/__vitals', '/__metrics']) {
    const response = await fetch(`${site.server.address}${path}`);
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.stringContaining('sound')]);
    expect(text).toContain('later');
    for (const version of ['wrong-0', 'absurd-views', 'negative-views', 'absurd-failed'])
      expect(text).not.toContain(version);
  }
  await site.dispose();
  const named = lines.mock.calls.map(([line]) => Number(/Row (\d+) of table signals/.exec(String(line))?.[1]));
  expect(named.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  lines.mockRestore();
});

test('failures are added up whatever their counts and times are', () => {
  execute(`INSERT INTO error_reports (remote, version, team, message, page, stack, place, first_at, last_at, count) VALUES
    ('a', 'b', 'c', '1', 'e', 'f', '', 'x', '2026-01-01', 9223372036854775807), ('a', 'b', 'c', '2', 'e', 'f', '', 'x', x'ff', 9223372036854775807)`);
  const connection = openDatabase(dataFolder);
  expect(createErrorStore(connection).sum('a', 'b')).toMatchObject({ lastAt: '2026-01-01' });
  connection.close();
});
