import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { createSubmissionStore } from '../forms/submission-store';
import { openDatabase } from './open-database';

let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  dataFolder = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('what others can read', () => {
  const expectPrivate = (of: string) => {
    expect(modeOf(of)).toBe('700');
    for (const name of readdirSync(of)) {
      const path = join(of, name);
      if (statSync(path).isDirectory()) expectPrivate(path);
      else expect([name, modeOf(path)]).toEqual([name, '600']);
    }
  };

  test('is nothing in a new folder', () => {
    const connection = openDatabase(dataFolder);
    expectPrivate(dataFolder);
    connection.close();
  });

  test('is nothing any more in a folder from before', () => {
    mkdirSync(join(dataFolder, 'backups'), { recursive: true });
    const before = new Database(join(dataFolder, 'site.sqlite'));
    before.exec('PRAGMA journal_mode = WAL');
    before.exec('CREATE TABLE submissions_of_then (id)');
    writeFileSync(join(dataFolder, 'backups', 'site-2025.sqlite'), '');
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'backups/site-2025.sqlite'])
      chmodSync(join(dataFolder, name), 0o644);
    for (const path of [dataFolder, join(dataFolder, 'backups')]) chmodSync(path, 0o755);
    const connection = openDatabase(dataFolder);
    expectPrivate(dataFolder);
    connection.close();
    before.close();
  });

  test('a folder that everybody shares is refused, and stays as it is', () => {
    mkdirSync(dataFolder);
    chmodSync(dataFolder, 0o1777);
    expect(() => openDatabase(dataFolder)).toThrow('everybody shares it. Set DATA_DIR to a folder of its own');
    expect(modeOf(dataFolder)).toBe('777');
  });

  test('what its owner made read-only stays so', () => {
    openDatabase(dataFolder).close();
    chmodSync(dataFolder, 0o555);
    openDatabase(dataFolder).close();
    expect(modeOf(dataFolder)).toBe('500');
    chmodSync(dataFolder, 0o700);
  });
});

test('of several first starts at one moment, all find a whole database', async () => {
  const script = `const { openDatabase } = await import('${resolve(import.meta.dirname, 'open-database.ts')}');
    await new Promise((begin) => setTimeout(begin, ${Date.now() + 1500} - Date.now()));
    openDatabase('${dataFolder}').prepare('SELECT count(*) FROM outbox').get([]);`;
  const starts = Array.from({ length: 5 }, () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: resolve(import.meta.dirname, '../..'),
    }),
  );
  expect(await Promise.all(starts)).toHaveLength(5);
});

test('tools read while somebody else writes', () => {
  const connection = openDatabase(dataFolder);
  createSubmissionStore(connection).add({ form: 'f', fields: {}, droppedFields: 0, key: null });
  const other = new Database(join(dataFolder, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const tool = openDatabase(dataFolder);
  expect(createSubmissionStore(tool).list()).toHaveLength(1);
  other.exec('ROLLBACK');
  for (const opened of [tool, connection, other]) opened.close();
});
