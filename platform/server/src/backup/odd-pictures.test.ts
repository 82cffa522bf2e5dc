import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { readRecord, removeUnfinished, writeRecord } from '../pictures/picture-folder';
import { findUnreadablePictures } from '../pictures/unreadable-pictures';
import { openDatabase } from '../storage/opening/open-database';
import { backUpPictures, listBackedUp, restorePictures } from './back-up-pictures';

const name = `${'a'.repeat(32)}.svg`;
const record = { name, width: 1, height: 1, bytes: 1, addedAt: '2026-01-01T00:00:00.000Z', fileName: 'a.svg' };

const kinds: [string, (file: string) => void][] = [
  ['a pipe', (file) => void spawnSync('mkfifo', [file])],
  ['a folder', (file) => void mkdirSync(file)],
  ['a link', (file) => symlinkSync('/etc/hostname', file)],
  [
    'a file of 3 GB',
    (file) => {
      writeFileSync(file, '');
      truncateSync(file, 3 * 2 ** 30);
    },
  ],
];

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('odd-pictures');
  openDatabase(join(folder, 'data')).close();
  for (const one of ['data/pictures', 'backups/pictures']) mkdirSync(join(folder, one), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(kinds)('%s in place of a backed up picture is named, and not read', (_kind, make) => {
  make(join(folder, 'backups/pictures', name));
  const { restored, missing } = restorePictures(join(folder, 'data'), join(folder, 'backups/site.sqlite'), [record]);
  expect([restored, missing]).toEqual([0, [expect.stringMatching(/svg \(it (is no regular file|has more).*send/)]]);
});

test.each(kinds)('%s in place of a stored picture is not shown or backed up; `pictures` names it', (_kind, make) => {
  const dataFolder = join(folder, 'data');
  make(join(dataFolder, 'pictures', name));
  removeUnfinished(dataFolder, () => false);
  writeRecord(dataFolder, record);
  expect(readRecord(dataFolder, name)).toBeUndefined();
  const warnings: string[] = [];
  expect(backUpPictures(dataFolder, join(folder, 'backups/site.sqlite'), (one) => warnings.push(one))).toBe(0);
  expect(warnings).toEqual([expect.stringMatching(/^Picture .*svg: it (is no|has).*The backup does not have it/)]);
  const connection = openDatabase(dataFolder, 'ro');
  expect(findUnreadablePictures(dataFolder, connection)).toMatchObject([
    { name, reason: expect.stringMatching(/^it (is no|has)/) },
  ]);
  connection.close();
});

test('a pipe in place of a list of pictures is refused', () => {
  spawnSync('mkfifo', [join(folder, 'backups/site.pictures.json')]);
  expect(() => listBackedUp(join(folder, 'backups/site.sqlite'))).toThrow('it is damaged (it is no regular file)');
});
