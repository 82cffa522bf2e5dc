import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { createSubmissionStore, type SubmissionStore } from '../forms/submission-store';
import { createPictureStore } from '../pictures/picture-store';
import { copyDatabase } from '../storage/opening/copy-database';
import { openDatabase } from '../storage/opening/open-database';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { smallPicture } from '../testing/png';
import { backUp } from './back-up';
import { restore } from './restore';

let folder: string;
let dataFolder: string;
/** A server that runs all the time. */
let storage: Storage;
let store: SubmissionStore;

beforeEach(() => {
  folder = createTemporaryFolder('restore');
  dataFolder = join(folder, 'data');
  storage = openStorage(dataFolder, () => {});
  store = createSubmissionStore(storage.connection, { isForwarded: true });
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});

const add = (message: string) =>
  store.add({
    form: 'enquiry',
    fields: { message, email: 'ada@example.com' },
    droppedFields: 0,
    key: `key-${message}`,
  });
const messages = (of: SubmissionStore = store) => of.list().map(({ id, fields }) => [id, fields['message']]);
const inOutbox = () => storage.connection.prepare('SELECT submission FROM outbox ORDER BY submission').all([]);
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const backupsOf = (start: string) =>
  readdirSync(join(dataFolder, 'backups')).filter((name) => name.startsWith(start) && name.endsWith('.sqlite'));

test('backup and restore work while the server runs, and the former database is kept', async () => {
  storage.connection.exec(
    "INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (1, 'p', 't', 't', '{}')",
  );
  add('one');
  const { file } = backUp(dataFolder);
  expect([modeOf(file), modeOf(join(dataFolder, 'backups'))]).toEqual(['600', '700']);
  await store.deleteByEmail('ada@example.com');
  storage.connection.exec('DELETE FROM documents');
  expect(messages()).toEqual([]);
  const { former = '' } = restore(dataFolder, file);
  expect(messages()).toEqual([[1, 'one']]);
  expect(storage.connection.prepare('SELECT name FROM documents').all([])).toHaveLength(1);
  expect(modeOf(former)).toBe('600');
  expect(restore(dataFolder, former, true).carried).toBe(0);
  expect(messages()).toEqual([]);
  storage.check();
  // The server has nothing of its own to keep: both former ones were.
  expect([backupsOf('before-restore').length, backupsOf('replaced').length]).toEqual([2, 0]);
  expect(readdirSync(dataFolder).toSorted()).toEqual([
    'backups',
    'known-time.json',
    'pictures.lock',
    'server.lock',
    'site.sqlite',
    'site.sqlite-shm',
    'site.sqlite-wal',
    'swap.lock',
    'work.lock',
  ]);
});

test('submissions newer than the backup keep their numbers and places in the outbox', () => {
  add('one');
  const { file } = backUp(dataFolder);
  add('two');
  add('three');
  storage.connection.exec('DELETE FROM outbox WHERE submission = 2');
  expect(restore(dataFolder, file)).toMatchObject({ carried: 2, isComplete: true, pictures: { restored: 0 } });
  expect(messages()).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
  expect(inOutbox()).toMatchObject([{ submission: 1 }, { submission: 3 }]);
  expect(add('three')).toBe('stored-before');
});

test('no submission number is used twice: receivers identify submissions by it', () => {
  add('one');
  const { file } = backUp(dataFolder);
  add('two');
  restore(dataFolder, file, true);
  add('after');
  expect(messages()).toEqual([
    [1, 'one'],
    [3, 'after'],
  ]);
});

test('exhausted numbers continue after the last entry, in backup and former database', () => {
  add('one');
  const { file: sound } = backUp(dataFolder);
  storage.connection.exec('UPDATE sqlite_sequence SET seq = 9223372036854775807');
  expect(() => add('two')).toThrow(expect.objectContaining({ code: 'numbers-exhausted' }));
  expect(() => storage.check()).toThrow('its table submissions has given the largest number that there is');
  const { file: exhausted } = backUp(dataFolder);
  expect(restore(dataFolder, sound).mended).toEqual([]);
  expect(add('two')).toBe('stored');
  expect(restore(dataFolder, exhausted)).toMatchObject({ mended: ['submissions'], carried: 1 });
  expect(add('three')).toBe('stored');
  storage.check();
  expect(messages()).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
});

test.each(['9223372036854775807', '-1'])('an entry with the number %s gets one that this server gives', (number) => {
  add('one');
  add('two');
  storage.connection.exec(`DELETE FROM outbox; UPDATE submissions SET id = ${number} WHERE id = 2`);
  const { file } = backUp(dataFolder);
  const damaged = join(folder, 'damaged.sqlite');
  copyDatabase(storage.connection, damaged);
  for (const backup of [file, damaged]) {
    // The former database has it as well: nothing is there twice.
    restore(dataFolder, backup);
    expect(messages()).toEqual([
      [1, 'one'],
      [3, 'two'],
    ]);
  }
  expect(restore(dataFolder, damaged).repaired).toEqual([
    expect.stringContaining('Table submissions: numbers that this server never gives are 3 now'),
  ]);
});

test('a damaged database is replaced, and readable newer submissions are carried over', () => {
  for (let count = 1; count <= 20; count += 1) add(`${count} ${'x'.repeat(1000)}`);
  const { file } = backUp(dataFolder);
  for (let count = 21; count <= 40; count += 1) add(`${count} ${'x'.repeat(1000)}`);
  storage.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const database = join(dataFolder, 'site.sqlite');
  const bytes = readFileSync(database);
  // One page of those that came last.
  const page = Math.floor(bytes.indexOf('"message":"30 x') / 4096);
  writeFileSync(database, bytes.fill(0xa5, page * 4096, (page + 1) * 4096));
  storage.close();
  expect(() => openStorage(dataFolder, () => {})).toThrow(`Restore the latest backup: npx -y pnpm@12 restore ${file}`);
  const { carried, isComplete } = restore(dataFolder, file);
  expect(isComplete).toBe(false);
  expect(carried).toBeGreaterThan(10);
  expect(carried).toBeLessThan(20);
  storage = openStorage(dataFolder, () => {});
  const kept = createSubmissionStore(storage.connection).list();
  expect(kept).toHaveLength(20 + carried);
});

test('a backup is restored into an empty data folder', () => {
  add('one');
  const { file } = backUp(dataFolder);
  const other = join(folder, 'other');
  expect(restore(other, file)).toMatchObject({ former: undefined, carried: 0, isComplete: true });
  const connection = openDatabase(other);
  expect(messages(createSubmissionStore(connection))).toEqual([[1, 'one']]);
  connection.close();
  expect(modeOf(other)).toBe('700');
});

describe('a file that is no backup changes nothing', () => {
  test.each([
    ['missing', () => {}, 'there is no such file'],
    ['no database', (file: string) => writeFileSync(file, 'text '.repeat(2000)), 'it cannot be read as a database'],
    [
      'damaged',
      (file: string) => writeFileSync(file, readFileSync(backUp(dataFolder).file).fill(0xa5, 5000)),
      'damaged|cannot be read',
    ],
    [
      'cut off',
      (file: string) => writeFileSync(file, readFileSync(backUp(dataFolder).file).subarray(0, 9000)),
      'damaged|cannot be read',
    ],
    ['empty', (file: string) => writeFileSync(file, ''), 'it is not a database of this server'],
  ])('%s', (_what, write, reason) => {
    add('kept');
    const file = join(folder, 'file.sqlite');
    write(file);
    expect(() => restore(dataFolder, file)).toThrow(new RegExp(`Backup .*file.sqlite: .*(${reason})`));
    expect(messages()).toEqual([[1, 'kept']]);
  });

  /** A backup that somebody has changed. */
  const changed = (sql: string) => {
    const { file } = backUp(dataFolder);
    const database = new Database(file);
    // As it could not be made otherwise.
    database.exec(`PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; ${sql}; PRAGMA writable_schema = OFF`);
    database.close();
    return file;
  };

  test.each([
    [
      'a trigger',
      "CREATE TRIGGER refuse BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'no'); END",
      'it has the trigger “refuse”',
    ],
    [
      'a trigger that has a name as SQLite gives its own',
      `INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('trigger', 'sqlite_evil', 'submissions', 0,
        'CREATE TRIGGER sqlite_evil AFTER INSERT ON submissions BEGIN DELETE FROM submissions WHERE id < NEW.id; END')`,
      'it has the trigger “sqlite_evil”',
    ],
    ['a view', 'CREATE VIEW names AS SELECT form FROM submissions', 'it has the view “names”'],
    [
      'a view in place of a table',
      'ALTER TABLE submissions RENAME TO kept; CREATE VIEW submissions AS SELECT * FROM kept',
      'it is not a database of this server',
    ],
    ['a table of another program', 'CREATE TABLE invoices (id INTEGER)', 'it has the table invoices'],
    ['a missing table', 'DROP TABLE mails', 'it lacks the table mails'],
    ['a missing index', 'DROP INDEX submissions_by_key', 'it lacks the index submissions_by_key'],
    ['a further index', 'CREATE UNIQUE INDEX one ON submissions (form)', 'it has the index one'],
    ['a further column', 'ALTER TABLE submissions ADD COLUMN more TEXT', 'its table submissions is made otherwise'],
    [
      'a condition that nothing fulfils',
      "UPDATE sqlite_schema SET sql = replace(sql, 'form TEXT NOT NULL', 'form TEXT NOT NULL CHECK (0)') WHERE name = 'submissions'",
      'its table submissions is made otherwise',
    ],
    ['a negative version', 'PRAGMA user_version = -1', 'its version is -1'],
    ['a version that its tables are not of', 'PRAGMA user_version = 3', 'its tables are of no version of this server'],
  ])('with %s', (_what, sql, reason) => {
    add('kept');
    const file = changed(sql);
    expect(() => restore(dataFolder, file)).toThrow(
      expect.objectContaining({ code: 'backup-foreign', message: expect.stringContaining(reason) }),
    );
    expect(messages()).toEqual([[1, 'kept']]);
    expect(backupsOf('before-restore')).toEqual([]);
  });

  test('of another program that has a table of that name', () => {
    const file = join(folder, 'other.sqlite');
    const other = new Database(file);
    other.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, body TEXT)');
    other.close();
    expect(() => restore(dataFolder, file)).toThrow('its table submissions is made otherwise');
  });

  test('with a list of pictures that was cut: the message names it and a way back', () => {
    add('kept');
    const { file } = backUp(dataFolder);
    const list = file.replace('.sqlite', '.pictures.json');
    writeFileSync(list, '[{"name":"');
    expect(() => restore(dataFolder, file)).toThrow(`List of pictures ${list}: it is damaged`);
    expect(backupsOf('before-restore')).toEqual([]);
    expect(backUp(dataFolder).warnings).toEqual([]);
    rmSync(list);
    expect(restore(dataFolder, file)).toMatchObject({ carried: 0, isComplete: true });
  });

  test('of a newer server', () => {
    const connection = openDatabase(join(folder, 'newer'));
    connection.exec('PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)');
    connection.close();
    expect(() => restore(dataFolder, join(folder, 'newer', 'site.sqlite'))).toThrow('written by a newer version');
  });
});

const daysAgo = (days: number) => Date.now() - days * 86_400_000;

/** Puts files among the backups, as they were named so many days ago; `*` is the time. */
const age = (days: number, ...names: string[]) => {
  for (const name of names) {
    const time = new Date(daysAgo(days)).toISOString().replaceAll(/[:.]/g, '-');
    writeFileSync(join(dataFolder, 'backups', name.replace('*', time)), '[]');
  }
};

test('backups too old for the privacy page are deleted; replaced databases are kept', () => {
  backUp(dataFolder);
  age(31, 'site-*.sqlite', 'site-*.pictures.json', 'before-restore-*.sqlite', 'before-restore-*.sqlite-wal');
  age(31, 'replaced-*.sqlite', 'returned-*.sqlite');
  age(29.9, 'site-*.sqlite');
  expect(backUp(dataFolder)).toMatchObject({ deleted: 4, warnings: [] });
  expect(['site', 'before-restore', 'replaced', 'returned'].map((start) => backupsOf(start).length)).toEqual([
    3, 0, 1, 1,
  ]);
});

test('a replaced database is kept for 30 days from its restore, however old it is', () => {
  add('one');
  const { file } = backUp(dataFolder);
  const { former = '' } = restore(dataFolder, file);
  const long = daysAgo(400) / 1000;
  for (const name of [former, `${former}-wal`]) utimesSync(name, long, long);
  expect(backUp(dataFolder)).toMatchObject({ deleted: 0 });
  expect(restore(dataFolder, former).former).toBeDefined();
});

test('a backup with a name of its own is as old as what was written last', () => {
  backUp(dataFolder);
  const [old, young] = ['site-old.sqlite', 'site-young.sqlite'].map((name) => join(dataFolder, 'backups', name));
  for (const name of [old, young]) writeFileSync(name ?? '', '');
  utimesSync(old ?? '', daysAgo(31) / 1000, daysAgo(31) / 1000);
  expect(backUp(dataFolder)).toMatchObject({ deleted: 1 });
  expect(existsSync(young ?? '')).toBe(true);
});

test('no backup is deleted while the clock is doubted, but one is still made', () => {
  backUp(dataFolder);
  age(31, 'site-*.sqlite');
  writeFileSync(join(dataFolder, 'known-time.json'), JSON.stringify({ at: 0, boot: '', up: 0 }));
  expect(backUp(dataFolder)).toMatchObject({
    deleted: 0,
    warnings: [expect.stringContaining('Nothing is deleted by its word')],
  });
  expect(backupsOf('site')).toHaveLength(3);
});

test('a submission whose number the backup uses gets a new one, also in the outbox', () => {
  const elsewhere = join(folder, 'elsewhere');
  const connection = openDatabase(elsewhere);
  createSubmissionStore(connection).add({
    form: 'enquiry',
    fields: { message: 'other' },
    droppedFields: 0,
    key: null,
  });
  connection.close();
  add('one');
  expect(restore(dataFolder, backUp(elsewhere).file).carried).toBe(1);
  expect(messages()).toEqual([
    [1, 'other'],
    [2, 'one'],
  ]);
  expect(inOutbox()).toMatchObject([{ submission: 2 }]);
});

test('a folder without a database is not backed up', () => {
  expect(() => backUp(join(folder, 'nowhere'))).toThrow('there is no database in it');
});

test('pictures and files are in a backup once, and come back with it, checked', async () => {
  const pictures = createPictureStore(dataFolder, storage.connection, () => {});
  const send = async (title: string, bytes: Uint8Array = smallPicture(title), isFile = false) => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const upload = { body: Readable.from([bytes]), digest, length: String(bytes.length), fileName: `${title}.png` };
    return (await pictures.add({ ...upload, isFile })).picture.name;
  };
  const guide = await send('guide', Buffer.from('%PDF-1.7'), true);
  const [one, other, third] = [await send('one'), await send('other'), await send('third')];
  const { file, pictures: count } = backUp(dataFolder);
  expect(count).toBe(4);
  const pool = join(dataFolder, 'backups/pictures');
  expect(statSync(join(pool, one)).ino).toBe(statSync(join(dataFolder, 'pictures', one)).ino);
  pictures.close();
  rmSync(join(dataFolder, 'pictures'), { recursive: true });
  rmSync(join(pool, other));
  writeFileSync(join(pool, `${third}.part`), 'damaged');
  renameSync(join(pool, `${third}.part`), join(pool, third));
  const restored = restore(dataFolder, file).pictures;
  expect([restored.restored, restored.missing.sort()]).toEqual([2, [other, third].sort()]);
  expect((await pictures.list()).map(({ name, fileName }) => [name, fileName]).sort()).toEqual(
    [
      [one, 'one.png'],
      [guide, 'guide.png'],
    ].sort(),
  );
  expect(readFileSync(join(dataFolder, 'pictures', guide), 'utf8')).toBe('%PDF-1.7');
  expect(restore(dataFolder, file).pictures.restored).toBe(0);
});

test('a picture leaves the backups with the last one that has it', async () => {
  const pictures = createPictureStore(dataFolder, storage.connection, () => {});
  const bytes = smallPicture('one');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { picture } = await pictures.add({ body: Readable.from([bytes]), digest, length: undefined, fileName: '' });
  const { file } = backUp(dataFolder);
  pictures.close();
  rmSync(join(dataFolder, 'pictures'), { recursive: true });
  const kept = join(dataFolder, 'backups/pictures', picture.name);
  backUp(dataFolder);
  expect(existsSync(kept)).toBe(true);
  const old = join(dataFolder, 'backups', 'site-2020-01-01T00-00-00-000Z.sqlite');
  for (const end of ['.sqlite', '.pictures.json'])
    renameSync(file.replace('.sqlite', end), old.replace('.sqlite', end));
  backUp(dataFolder);
  expect([existsSync(old), existsSync(kept)]).toEqual([false, false]);
});
