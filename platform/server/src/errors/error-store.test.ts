import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { openDatabase } from '../storage/opening/open-database';
import { createErrorStore } from './error-store';

test('repeated failures of one version at one line are one row, with the latest stack', () => {
  const folder = createTemporaryFolder('errors');
  const connection = openDatabase(folder);
  let seconds = 0;
  const store = createErrorStore(connection, () => {
    seconds += 1;
    return new Date(seconds * 1000).toISOString();
  });
  const report = { remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/a' };
  store.add({ ...report, stack: 'at one line\nat its caller' });
  store.add({ ...report, stack: 'at another line' });
  store.add({ ...report, stack: 'at one line\nat another caller' });
  store.add({ ...report, page: '/b' });
  store.add({ ...report, version: '2' });
  expect(
    store
      .list()
      .map(({ version, count, page, stack, firstAt, lastAt }) => [version, count, page, stack, firstAt, lastAt]),
  ).toEqual([
    ['2', 1, '/a', '', '1970-01-01T00:00:05.000Z', '1970-01-01T00:00:05.000Z'],
    ['1', 1, '/b', '', '1970-01-01T00:00:04.000Z', '1970-01-01T00:00:04.000Z'],
    ['1', 2, '/a', 'at one line\nat another caller', '1970-01-01T00:00:01.000Z', '1970-01-01T00:00:03.000Z'],
    ['1', 1, '/a', 'at another line', '1970-01-01T00:00:02.000Z', '1970-01-01T00:00:02.000Z'],
  ]);
  expect(store.sum('mfe-a', '1')).toEqual({ count: 4, lastAt: '1970-01-01T00:00:04.000Z' });
  connection.close();
  rmSync(folder, { recursive: true });
});

test('what an older version of the server has kept stays', () => {
  const folder = createTemporaryFolder('errors');
  const older = new Database(join(folder, 'site.sqlite'));
  older.exec(readFileSync(join(import.meta.dirname, '../testing/database-version-5.sql'), 'utf8'));
  older.exec("INSERT INTO error_reports VALUES ('mfe-a', '1', 'a', 'broken', '/a', 'first', 'last', 7)");
  older.exec('PRAGMA user_version = 5');
  older.close();
  const connection = openDatabase(folder);
  const store = createErrorStore(connection, () => 'now');
  const kept = { remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/a' };
  store.add(kept);
  expect(store.list()).toEqual([{ ...kept, stack: '', firstAt: 'first', lastAt: 'now', count: 8 }]);
  connection.close();
  rmSync(folder, { recursive: true });
});

test('beyond 10,000 the oldest are deleted, without sorting or scanning the others', () => {
  const folder = createTemporaryFolder('errors');
  const connection = openDatabase(folder);
  let seconds = 0;
  const now = () => {
    seconds += 1;
    return new Date(seconds * 1000).toISOString();
  };
  const statements = jest.spyOn(connection, 'prepare');
  const store = createErrorStore(connection, now);
  // libSQL leaves an explained statement open.
  const other = openDatabase(folder);
  const plans = statements.mock.calls.map(([sql]) =>
    JSON.stringify(other.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(Array(sql.split('?').length - 1).fill(null))),
  );
  other.close();
  expect(plans.length).toBeGreaterThan(2);
  for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN error_reports"/);
  const insert = connection.prepare("INSERT INTO error_reports VALUES ('mfe-a', '1', 'a', ?, '/', '', '', '', ?, 1)");
  connection.transaction(() => {
    for (let at = 0; at < 10_000; at += 1) insert.run([`old ${at}`, now()]);
  })();
  for (let at = 0; at < 101; at += 1) {
    store.add({ remote: 'mfe-a', version: '1', team: 'a', page: '/a', message: `new ${at}` });
  }
  const kept = store.list().map(({ message }) => message);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([10_000, 'new 100', 'old 101']);
  connection.close();
  rmSync(folder, { recursive: true });
});
