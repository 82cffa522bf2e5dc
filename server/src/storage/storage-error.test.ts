import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
