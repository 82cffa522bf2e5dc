import { readdirSync } from 'node:fs';
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

// As on a read-only disk: the system gives the same error here to every user.
test.each([
  ['the server', () => openStorage('/proc/none/data', jest.fn())],
  ['a command', () => openDatabase('/proc/none/data')],
])('a data folder that cannot be created was not deleted: %s', (_, open) => {
  expect(open).toThrow(
    expect.objectContaining({
      code: 'data-folder-unwritable',
      message: expect.stringMatching(/^Data folder \/proc.* it cannot be created.*set DATA_DIR/),
    }),
  );
});
