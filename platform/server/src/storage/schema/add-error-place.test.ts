import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { createErrorStore } from '../../errors/error-store';
import { openDatabase } from '../opening/open-database';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('upgrade');
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = { remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/a' };
const stack = 'at one line\nat its caller';

/** A data folder as version 8 has left it, with one failure; in one version the failure has a place already. */
function leaveFormerFolder(hasPlace: boolean): void {
  openDatabase(folder).close();
  const former = new Database(join(folder, 'site.sqlite'));
  const [column, key, value] = hasPlace ? ['place TEXT NOT NULL,', ', place', ", 'at one line'"] : ['', '', ''];
  former.exec(`
    DROP TABLE error_reports;
    CREATE TABLE error_reports (
      remote TEXT NOT NULL, version TEXT NOT NULL, team TEXT NOT NULL, message TEXT NOT NULL, page TEXT NOT NULL,
      stack TEXT NOT NULL, ${column} first_at TEXT NOT NULL, last_at TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (remote, version, message, page${key})
    );
    CREATE INDEX error_reports_by_time ON error_reports (last_at);
    INSERT INTO error_reports VALUES ('mfe-a', '1', 'a', 'broken', '/a', '${stack}'${value}, '1', '1', 4);
    PRAGMA user_version = 8;
  `);
  former.close();
}

test.each([false, true])('failures that were kept stay, and are counted on (with a place: %s)', (hasPlace) => {
  leaveFormerFolder(hasPlace);
  const connection = openDatabase(folder);
  let now = 1;
  const store = createErrorStore(connection, () => `${++now}`);
  store.add({ ...report, stack: 'at one line\nat another caller' });
  store.add({ ...report, stack: 'at another line' });
  expect(store.list().map(({ stack: kept, count, firstAt }) => [kept, count, firstAt])).toEqual([
    ['at another line', 1, expect.any(String)],
    ['at one line\nat another caller', 5, '1'],
  ]);
  connection.close();
});
