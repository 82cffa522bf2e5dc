import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { openDatabase } from '../storage/open-database';
import { createErrorStore } from './error-store';

test('repeated failures of one version are one row with a count; a team sees its own', () => {
  const folder = createTemporaryFolder('errors');
  const connection = openDatabase(folder);
  let seconds = 0;
  const store = createErrorStore(connection, () => {
    seconds += 1;
    return new Date(seconds * 1000).toISOString();
  });
  const report = { remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/a' };
  store.add(report);
  store.add({ ...report, page: '/b' });
  store.add({ ...report, version: '2' });
  store.add({ ...report, remote: 'mfe-b', team: 'b' });
  expect(
    store.list('a').map(({ version, count, page, firstAt, lastAt }) => [version, count, page, firstAt, lastAt]),
  ).toEqual([
    ['2', 1, '/a', '1970-01-01T00:00:03.000Z', '1970-01-01T00:00:03.000Z'],
    ['1', 2, '/b', '1970-01-01T00:00:01.000Z', '1970-01-01T00:00:02.000Z'],
  ]);
  expect(store.list()).toHaveLength(3);
  connection.close();
  rmSync(folder, { recursive: true });
});
