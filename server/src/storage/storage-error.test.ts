import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database';
import { openStorage } from './open-storage';
import { toStorageError } from './storage-error';

test('a data folder that goes away while it is put back is an error of the storage, which passes, and no defect', () => {
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

const isAdministrator = process.platform === 'linux' && process.getuid?.() === 0;

// An administrator may mount a disk. Of one that is read-only the system says that there is no such folder.
(isAdministrator ? test : test.skip).each(openings)('on a read-only disk no data folder was deleted: %s', (_, open) => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'read-only', disk]);
  try {
    expect(() => open(join(disk, 'data'))).toThrow(unwritable);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
