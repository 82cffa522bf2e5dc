import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import * as v from 'valibot';
import { createSubmissionStore } from '../forms/submission-store';
import { newestVersion, openDatabase } from './open-database';

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

test('of two simultaneous first starts, the second uses the tables of the first', async () => {
  const finished = openDatabase(join(folder, 'finished'));
  const schema = finished
    .prepare("SELECT sql FROM sqlite_schema WHERE sql NOT NULL AND name NOT LIKE 'sqlite%'")
    .all([]);
  mkdirSync(dataFolder);
  // The first start, halfway through.
  const first = new Database(join(dataFolder, 'site.sqlite'));
  first.exec('PRAGMA journal_mode = WAL');
  first.exec('BEGIN IMMEDIATE');
  const script = `const { openDatabase } = require('${resolve(import.meta.dirname, 'open-database.ts')}');
    process.stdout.write('begins');
    openDatabase('${dataFolder}').prepare('SELECT count(*) FROM outbox').get([]);`;
  const second = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => second.once('exit', done));
  await new Promise((begins) => second.stdout.once('data', begins));
  // The second start reads the version and waits for the lock.
  await new Promise((done) => setTimeout(done, 300));
  for (const row of schema) first.exec(v.parse(v.object({ sql: v.string() }), row).sql);
  first.exec(`PRAGMA user_version = ${newestVersion}`);
  first.exec('COMMIT');
  expect(await ended).toBe(0);
  for (const opened of [finished, first]) opened.close();
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
