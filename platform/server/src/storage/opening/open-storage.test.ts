import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { createSubmissionStore } from '../../forms/submission-store';
import { filesOf, makeBackupFolder } from '../data-folder';
import { copyDatabase } from './copy-database';
import { openDatabase } from './open-database';
import { openStorage, type Storage } from './open-storage';

let folder: string;
let dataFolder: string;
let file: string;
let storage: Storage;
const reported: string[] = [];

const open = () => openStorage(dataFolder, (message) => void reported.push(message));
const enquiry = (message: string, key: string | null = null) => ({
  form: 'enquiry',
  fields: { message },
  droppedFields: 0,
  key,
});
const add = (message: string) => createSubmissionStore(storage.connection).add(enquiry(message));
/** What another process finds in the file. */
const stored = () => {
  const connection = openDatabase(dataFolder);
  const messages = createSubmissionStore(connection)
    .list()
    .map(({ fields }) => fields['message']);
  connection.close();
  return messages;
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

beforeEach(() => {
  folder = createTemporaryFolder('storage');
  dataFolder = join(folder, 'data');
  file = join(dataFolder, 'site.sqlite');
  reported.length = 0;
  storage = open();
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});

describe('another process that writes', () => {
  test('leaves no transaction open that reads before it writes', () => {
    const other = openDatabase(dataFolder);
    const [mine, theirs] = [storage.connection, other].map((connection) => createSubmissionStore(connection));
    mine?.add(enquiry('one', 'same-key'));
    // A deferred transaction would fail here: the other process wrote between its read and its write.
    const insertAfterRead = storage.connection.transaction(() => {
      mine?.list();
      expect(() => theirs?.add(enquiry('other'))).toThrow('another process is writing');
      storage.connection.exec("INSERT INTO submissions (form, received_at, fields) VALUES ('f', 't', '{}')");
    });
    other.exec('PRAGMA busy_timeout = 0');
    insertAfterRead();
    expect(theirs?.add(enquiry('two'))).toBe('stored');
    expect(mine?.list()).toHaveLength(3);
    other.close();
  });

  test('is waited for briefly, and everything works afterwards', () => {
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    expect(() => add('refused')).toThrow(expect.objectContaining({ code: 'database-busy' }));
    other.exec('ROLLBACK');
    other.close();
    add('taken');
    expect(stored()).toEqual(['taken']);
  });
});

describe('the server of a data folder', () => {
  test('is one: a second is refused', () => {
    expect(open).toThrow(`Data folder ${dataFolder}: another server uses it. Stop that one, or set DATA_DIR`);
    storage.close();
    storage = open();
  });

  test('takes over from one that was killed', async () => {
    storage.close();
    const script = `require('${resolve(import.meta.dirname, 'open-storage.ts')}').openStorage('${dataFolder}', console.error);
      process.kill(process.pid, 'SIGKILL');`;
    const child = promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: resolve(import.meta.dirname, '../../..'),
    });
    await expect(child).rejects.toMatchObject({ signal: 'SIGKILL' });
    storage = open();
    expect(add('afterwards')).toBe('stored');
  });

  test('notices that its lock file was deleted and another server has started', () => {
    rmSync(join(dataFolder, 'server.lock'));
    const second = open();
    expect(() => storage.check()).toThrow('another server uses it');
    second.close();
    storage.check();
  });
});

describe('a database file that is taken away', () => {
  test.each([
    ['the file', () => rmSync(file)],
    [
      'all its files',
      () => {
        for (const name of filesOf(file)) rmSync(name);
      },
    ],
    ['its log', () => rmSync(`${file}-wal`)],
    ['the whole folder', () => rmSync(dataFolder, { recursive: true })],
  ])('is written back with its data, and the next write is stored: %s', (_what, remove) => {
    add('before');
    remove();
    add('after');
    expect(stored()).toEqual(['before', 'after']);
    expect(reported).toEqual([expect.stringContaining('it was deleted. It was written back')]);
    expect(() => open()).toThrow('another server uses it');
  });

  test('during a transaction: what it wrote is stored', () => {
    storage.connection.transaction(() => {
      createSubmissionStore(storage.connection).list();
      storage.connection.exec(
        `INSERT INTO submissions (form, received_at, fields) VALUES ('f', 't', '{"message":"during"}')`,
      );
      rmSync(file);
    })();
    expect(stored()).toEqual(['during']);
  });

  test('is written back by the server alone: a command says that it was deleted', () => {
    const tool = openDatabase(dataFolder);
    add('kept');
    rmSync(file);
    expect(() => createSubmissionStore(tool).list()).toThrow(
      'it was deleted. A running server writes it back within a second',
    );
    tool.close();
    storage.check();
    expect(stored()).toEqual(['kept']);
  });

  test('and comes back later: everything stored before and meanwhile is there', () => {
    add('before');
    renameSync(file, join(folder, 'moved.sqlite'));
    add('meanwhile');
    renameSync(join(folder, 'moved.sqlite'), file);
    add('after');
    expect(stored()).toEqual(['before', 'meanwhile', 'after']);
    expect(readdirSync(join(dataFolder, 'backups'))).toEqual([expect.stringMatching(/^returned-.*\.sqlite$/)]);
  });

  test('is restored at the next start when the server was killed while writing it back', () => {
    add('kept');
    copyDatabase(new Database(file), `${file}.returning`);
    storage.close();
    for (const name of filesOf(file)) rmSync(name);
    storage = open();
    expect(stored()).toEqual(['kept']);
  });
});

describe('another file in the place of the database', () => {
  const replaceBy = (name: string) => {
    const connection = openDatabase(join(folder, name));
    createSubmissionStore(connection).add(enquiry(`of ${name}`));
    copyDatabase(connection, join(folder, `${name}.sqlite`));
    connection.close();
    renameSync(join(folder, `${name}.sqlite`), file);
  };

  test('is used from then on; the former database is kept among the backups', () => {
    add('before');
    replaceBy('other');
    add('after');
    expect(stored()).toEqual(['of other', 'after']);
    const [kept = ''] = readdirSync(join(dataFolder, 'backups'));
    const database = new Database(join(dataFolder, 'backups', kept));
    expect(database.prepare('SELECT fields FROM submissions').all([])).toEqual([
      expect.objectContaining({ fields: '{"message":"before"}' }),
    ]);
    database.close();
    expect(modeOf(join(dataFolder, 'backups', kept))).toBe('600');
  });

  test('that is not a database is refused until it is gone, and nothing is lost', () => {
    add('before');
    writeFileSync(join(folder, 'junk'), 'no database'.repeat(1000));
    renameSync(join(folder, 'junk'), file);
    expect(() => add('refused')).toThrow(expect.objectContaining({ code: 'database-damaged' }));
    expect(() => storage.check()).toThrow('it is damaged');
    renameSync(file, join(folder, 'junk'));
    storage.check();
    expect(stored()).toEqual(['before']);
  });

  test('during a transaction: what it wrote is not acknowledged', () => {
    const write = storage.connection.transaction(() => {
      storage.connection.exec("INSERT INTO submissions (form, received_at, fields) VALUES ('f', 't', '{}')");
      replaceBy('other');
    });
    expect(write).toThrow(expect.objectContaining({ code: 'database-replaced' }));
    expect(stored()).toEqual(['of other']);
  });
});

describe('a disk that cannot be written', () => {
  test('because it is full: the write is refused, and works again with space', () => {
    add('before');
    storage.connection.exec('PRAGMA max_page_count = 1');
    expect(() => add('x'.repeat(100_000))).toThrow(expect.objectContaining({ code: 'disk-full' }));
    storage.connection.exec('PRAGMA max_page_count = 1000000');
    add('after');
    expect(stored()).toEqual(['before', 'after']);
  });

  test('because of permissions: the same', () => {
    storage.connection.exec('PRAGMA query_only = ON');
    expect(() => add('refused')).toThrow(expect.objectContaining({ code: 'data-folder-unwritable' }));
    expect(() => storage.check()).toThrow('cannot be written');
    storage.connection.exec('PRAGMA query_only = OFF');
    storage.check();
    expect(stored()).toEqual([]);
  });

  test('an unfinished copy leaves no file', () => {
    const failing = {
      exec: (): never => {
        throw new Error('no space');
      },
    };
    expect(() => copyDatabase(failing, join(folder, 'copy.sqlite'))).toThrow('no space');
    expect(readdirSync(folder)).toEqual(['data']);
  });
});

describe('damaged pages', () => {
  /** Overwrites pages in place, as a bad disk does. */
  const damage = () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, 4096));
  };
  beforeEach(() => {
    for (let count = 0; count < 20; count += 1) add('x'.repeat(1000));
    storage.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  });

  test('prevent the start, naming the backup to restore', () => {
    storage.close();
    damage();
    expect(open).toThrow(/it is damaged .*There is no backup in .*backups; look for one elsewhere/);
    const backup = join(makeBackupFolder(dataFolder), 'site-2026-01-02T00-00-00-000Z.sqlite');
    writeFileSync(join(dataFolder, 'backups', 'site-2026-01-01T00-00-00-000Z.sqlite'), '');
    writeFileSync(backup, '');
    expect(open).toThrow(`Restore the latest backup: npx -y pnpm@12 restore ${backup}`);
  });

  test('prevent every write until a sound file takes its place', () => {
    const sound = join(folder, 'sound.sqlite');
    copyDatabase(new Database(file), sound);
    damage();
    // Another process has written, so that cached pages are not used.
    const other = new Database(file);
    other.exec('PRAGMA user_version = 3');
    other.close();
    expect(() => createSubmissionStore(storage.connection).list()).toThrow(
      expect.objectContaining({ code: 'database-damaged' }),
    );
    expect(() => add('refused')).toThrow(expect.objectContaining({ code: 'database-damaged' }));
    // The first page is intact: writing into it alone would succeed.
    expect(() => storage.check()).toThrow(expect.objectContaining({ code: 'database-damaged' }));
    expect(() => storage.connection.exec('PRAGMA user_version = 3')).toThrow('the file is damaged');
    renameSync(sound, file);
    add('taken');
    expect(stored()).toHaveLength(21);
  });
});

test('after a clean end the one file has everything, and can be copied alone', () => {
  add('kept');
  storage.close();
  const copied = join(folder, 'copied');
  mkdirSync(copied);
  copyFileSync(file, join(copied, 'site.sqlite'));
  const connection = openDatabase(copied);
  expect(createSubmissionStore(connection).list()).toMatchObject([{ fields: { message: 'kept' } }]);
  connection.close();
  storage = open();
});

describe('a file that is none of this server is named, and stays as it is', () => {
  const expectRefused = (reason: string) => {
    const before = readFileSync(file);
    expect(open).toThrow(reason);
    expect(readFileSync(file)).toEqual(before);
    rmSync(file);
    storage = open();
  };
  beforeEach(() => {
    storage.close();
    for (const name of filesOf(file)) rmSync(name, { force: true });
  });

  test('an empty one', () => {
    writeFileSync(file, '');
    expectRefused('it is empty, although it is there. There is no backup');
  });

  test('the database of another program', () => {
    const other = new Database(file);
    other.exec('CREATE TABLE invoices (id INTEGER)');
    other.close();
    expectRefused('it is the database of another program');
  });
});

test('what was acknowledged is on the disk itself', () => {
  // 2 is FULL: SQLite waits for the disk with every commit.
  expect(storage.connection.prepare('PRAGMA synchronous').get([])).toMatchObject({ synchronous: 2 });
});

describe('without a request', () => {
  beforeEach(() => {
    storage.close();
    jest.useFakeTimers();
    storage = open();
    add('kept');
  });
  afterEach(() => jest.useRealTimers());

  test('a file that was deleted is back within a second', () => {
    rmSync(file);
    jest.advanceTimersByTime(1000);
    expect(readdirSync(dataFolder)).toContain('site.sqlite');
    expect(stored()).toEqual(['kept']);
  });

  test('what is wrong with the file is reported once, and once that it works again', () => {
    writeFileSync(join(folder, 'junk'), 'no database'.repeat(1000));
    renameSync(join(folder, 'junk'), file);
    jest.advanceTimersByTime(3000);
    expect(reported).toEqual([expect.stringContaining('it is damaged')]);
    rmSync(file);
    jest.advanceTimersByTime(3000);
    expect(reported.slice(1)).toEqual([expect.stringContaining('It was written back'), 'The stored data works again']);
  });

  test('nothing is looked at after the end', () => {
    storage.close();
    for (const name of filesOf(file)) rmSync(name, { force: true });
    jest.advanceTimersByTime(3000);
    expect(reported).toEqual([]);
  });
});
