import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Signal, widthClasses } from 'kit/contract/signal';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openDatabase } from '../storage/opening/open-database';
import { readSignals } from '../testing/read-signals';
import { createSignalStore } from './signal-store';

const hour = 3_600_000;
const version = 'a'.repeat(16);
const view: Signal = { remote: 'mfe-a', version, shell: 'b'.repeat(16), route: '/a', width: 'wide', failed: [] };

function openStore() {
  const folder = createTemporaryFolder('signals');
  const connection = openDatabase(folder);
  const clock = { now: 1000 * hour };
  const close = () => {
    connection.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, connection, clock, store: createSignalStore(connection, () => clock.now), close };
}

test('views of one hour, version, route and width are one row, however often saved', async () => {
  const { clock, store, close } = openStore();
  store.add({ ...view, largestPaint: 16, shift: 0 });
  store.save();
  store.add({ ...view, largestPaint: 16, failed: ['mfe-a'] });
  store.add({ ...view, width: 'narrow', failed: ['shell'] });
  store.save();
  clock.now += hour;
  store.add(view);
  store.save();
  const told = (await readSignals(store)).map(({ hour: at, remote, route, width, views, failed, largestPaint }) =>
    [at, remote, route, width, views, failed, largestPaint.get(0)].join(' '),
  );
  expect(told).toEqual([
    '1000 mfe-a /a wide 2 1 2',
    '1000 shell * wide 2 0 2',
    '1000 mfe-a /a narrow 1 0 ',
    '1000 shell * narrow 1 1 ',
    '1001 mfe-a /a wide 1 0 ',
    '1001 shell * wide 1 0 ',
  ]);
  expect(await readSignals(store, 1001, 'mfe-a')).toHaveLength(1);
  close();
});

test('rows of one hour are read in the order in which they were first seen', async () => {
  const { store, close } = openStore();
  for (const letter of ['c', 'a', 'b', 'c', 'a']) {
    store.add({ ...view, version: letter.repeat(16) });
    store.save();
  }
  expect((await readSignals(store, 0, 'mfe-a')).map((row) => [row.version.charAt(0), row.views])).toEqual([
    ['c', 2],
    ['a', 2],
    ['b', 1],
  ]);
  close();
});

test('while many hours are read, others have their turn', async () => {
  const { clock, store, close } = openStore();
  for (let at = 0; at < 5; at += 1) {
    store.add(view);
    store.save();
    clock.now += hour;
  }
  const order: string[] = [];
  setImmediate(() => order.push('a page'));
  for await (const [row] of store.read(0)) order.push(`hour ${row?.hour}`);
  expect(order).toEqual(['hour 1000', 'a page', 'hour 1001', 'hour 1002', 'hour 1003', 'hour 1004']);
  close();
});

test('what is older than 90 days is gone with the next save', async () => {
  const { clock, store, close } = openStore();
  store.add(view);
  store.save();
  clock.now += 90 * 24 * hour;
  store.save();
  expect(await readSignals(store)).toHaveLength(2);
  clock.now += hour;
  store.save();
  expect(await readSignals(store)).toEqual([]);
  close();
});

test('10 million views a month take less than 200 MB for all 90 days', () => {
  const { folder, connection, clock, store, close } = openStore();
  const [hours, aMonth] = [4, 10_000_000];
  // Forty routes, a few of which have most of the views; during a share there are two versions of each remote.
  for (let at = 0; at < hours; at += 1) {
    for (let number = 0; number < aMonth / 720; number += 1) {
      const spread = (salt: number) => ((number * 2_654_435_761 + salt * 40_503) % 100_003) / 100_003;
      const route = Math.floor(40 * spread(1) ** 2);
      store.add({
        remote: `mfe-dealers-${route % 4}`,
        version: (spread(2) < 0.1 ? 'c' : 'a').repeat(16),
        shell: 'b'.repeat(16),
        route: `/solutions/route-${route}/:id`,
        width: widthClasses[Math.floor(3 * spread(3))] ?? 'wide',
        failed: [],
        largestPaint: 300 * 20 ** spread(4),
        interaction: 16 * 30 ** spread(5),
        shift: 0.001 * 300 ** spread(6),
        firstByte: 20 * 50 ** spread(7),
      });
    }
    store.save();
    clock.now += hour;
  }
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const bytes = statSync(join(folder, 'site.sqlite')).size;
  const all = (bytes / hours) * 24 * 90;
  expect(all).toBeGreaterThan(10_000_000);
  expect(all).toBeLessThan(200_000_000);
  close();
});
