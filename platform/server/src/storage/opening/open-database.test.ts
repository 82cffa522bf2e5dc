import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import * as v from 'valibot';
import { createSubmissionStore } from '../../forms/submission-store';
import { newestVersion, openDatabase, openFile } from './open-database';

let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = createTemporaryFolder('database');
  dataFolder = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the permissions of a data folder', () => {
  const expectPrivate = (of: string) => {
    expect(modeOf(of)).toBe('700');
    for (const name of readdirSync(of)) {
      const path = join(of, name);
      if (statSync(path).isDirectory()) expectPrivate(path);
      else expect([name, modeOf(path)]).toEqual([name, '600']);
    }
  };

  test('a new folder is for its owner alone', () => {
    const connection = openDatabase(dataFolder);
    expectPrivate(dataFolder);
    connection.close();
  });

  test('a folder that others could open is made private', () => {
    mkdirSync(dataFolder, { mode: 0o755 });
    openDatabase(dataFolder).close();
    expect(modeOf(dataFolder)).toBe('700');
  });

  test('a shared folder is refused and not changed', () => {
    mkdirSync(dataFolder);
    chmodSync(dataFolder, 0o1777);
    expect(() => openDatabase(dataFolder)).toThrow('everybody shares it. Set DATA_DIR to a folder of its own');
    expect(modeOf(dataFolder)).toBe('777');
  });

  test('a read-only folder stays read-only', () => {
    openDatabase(dataFolder).close();
    chmodSync(dataFolder, 0o555);
    openDatabase(dataFolder).close();
    expect(modeOf(dataFolder)).toBe('500');
    chmodSync(dataFolder, 0o700);
  });
});

test('of two simultaneous first starts, the second uses the tables of the first', () => {
  const finished = openDatabase(join(folder, 'finished'));
  const schema = finished
    .prepare("SELECT sql FROM sqlite_schema WHERE sql NOT NULL AND name NOT LIKE 'sqlite%'")
    .all([]);
  mkdirSync(dataFolder);
  // The first start, halfway through.
  const first = new Database(join(dataFolder, 'site.sqlite'));
  first.exec('PRAGMA journal_mode = WAL');
  first.exec('BEGIN IMMEDIATE');
  const { exec } = Database.prototype;
  const finishFirst = () => {
    for (const row of schema) exec.call(first, v.parse(v.object({ sql: v.string() }), row).sql);
    exec.call(first, `PRAGMA user_version = ${newestVersion}; COMMIT`);
  };
  jest.spyOn(Database.prototype, 'exec').mockImplementation(function run(this: Database.Database, sql) {
    // The second start has read the version, and waits for the lock until the first has finished.
    if (sql === 'BEGIN IMMEDIATE') finishFirst();
    return exec.call(this, sql);
  });
  const second = openFile(join(dataFolder, 'site.sqlite'), 0);
  jest.restoreAllMocks();
  expect(second.prepare('SELECT count(*) AS waiting FROM outbox').get([])).toMatchObject({ waiting: 0 });
  for (const opened of [finished, first, second]) opened.close();
});

test('tools can read while another process writes', () => {
  const connection = openDatabase(dataFolder);
  createSubmissionStore(connection).add({ form: 'f', fields: {}, droppedFields: 0, key: null });
  const other = new Database(join(dataFolder, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const tool = openDatabase(dataFolder);
  expect(createSubmissionStore(tool).list()).toHaveLength(1);
  other.exec('ROLLBACK');
  for (const opened of [tool, connection, other]) opened.close();
});
