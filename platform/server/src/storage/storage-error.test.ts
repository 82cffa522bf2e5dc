import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayMount, mountDisk, unmountDisk } from '../testing/mounted-disk';
import { openDatabase } from './opening/open-database';
import { openStorage } from './opening/open-storage';
import { toStorageError } from './storage-error';

test('a data folder missing during its replacement is a storage error, and no defect', () => {
  let cause: unknown;
  try {
    readdirSync(join(tmpdir(), 'no-such-folder'));
  } catch (error) {
    cause = error;
  }
  expect(toStorageError(cause, 'Database /data/site.sqlite')).toMatchObject({ code: 'database-missing', cause });
});

const openings: [name: string, open: (folder: string) => unknown][] = [
  ['the server', (folder) => openStorage(folder, jest.fn())],
  ['a command', (folder) => openDatabase(folder)],
];
const unwritable = expect.objectContaining({
  code: 'data-folder-unwritable',
  message: expect.stringMatching(/^Data folder \/.* it cannot be created.*set DATA_DIR/),
});

test.each(openings)('a data folder that cannot be created is named with its reason: %s', (_, open) => {
  expect(() => open(join(__filename, 'data'))).toThrow(unwritable);
});

// Of a disk that is read-only the system says that there is no such folder.
(mayMount ? test : test.skip).each(openings)('on a read-only disk no data folder was deleted: %s', (_, open) => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  mountDisk(disk, 'ro,size=1m');
  try {
    expect(() => open(join(disk, 'data'))).toThrow(unwritable);
  } finally {
    unmountDisk(disk);
    rmSync(disk, { recursive: true });
  }
});
