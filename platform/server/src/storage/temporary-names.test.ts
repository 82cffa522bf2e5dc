import fs from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { lockFile } from './lock-file';
import { beAtWork } from './opening/at-work';
import { openDatabase } from './opening/open-database';
import { openStorage } from './opening/open-storage';
import { isTemporaryOfOthers, nameTemporary, removeTemporary } from './temporary-names';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('temporary-names');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

/** As on a disk that became read-only, or for a file of somebody else's. */
const refuseRemoval = () =>
  jest.spyOn(fs, 'rmSync').mockImplementation((path) => {
    if (!fs.existsSync(path)) return;
    throw Object.assign(new Error(`EROFS: read-only file system, rm '${path}'`), { code: 'EROFS' });
  });

test('what cannot be removed is left to the sweep, and whoever removes it goes on', () => {
  openDatabase(folder).close();
  const temporary = nameTemporary(join(folder, 'one'));
  fs.writeFileSync(temporary, '');
  expect(isTemporaryOfOthers(temporary)).toBe(false);
  const removal = refuseRemoval();
  removeTemporary(temporary);
  removal.mockRestore();
  expect(isTemporaryOfOthers(temporary)).toBe(true);
  beAtWork(folder, 0).end();
  expect(fs.existsSync(temporary)).toBe(false);
});

test('where nothing can be removed, a server starts, says so and holds up nobody', () => {
  openDatabase(folder).close();
  fs.writeFileSync(join(folder, 'one.part'), '');
  const report = jest.fn();
  const removal = refuseRemoval();
  const storage = openStorage(folder, report);
  removal.mockRestore();
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/killed backups and restores were not removed: EROFS.*one\.part/)],
  ]);
  expect(storage.failure()).toContain('one.part');
  lockFile(join(folder, 'work.lock'), 0, 'shared').release();
  storage.close();
});

test('a database on its way to its place is put there, or nothing begins', () => {
  fs.writeFileSync(join(folder, 'site.sqlite.restored'), '');
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  });
  expect(() => beAtWork(folder, 0)).toThrow('EROFS');
});
