import { systemErrorCode } from 'kit/contract/system-error-code';
import { nameDocument } from 'kit/presets/command-line/name-command';
import { isStorageError, ServerError, type StorageErrorCode } from '../server-error';

/** By the first letters of SQLite's or the system's error code. */
const expectedErrors: readonly [start: string, code: StorageErrorCode, reason: string, remedy: string][] = [
  ['SQLITE_BUSY', 'database-busy', 'another process is writing', 'Try again in a moment'],
  ['SQLITE_LOCKED', 'database-busy', 'another process is writing', 'Try again in a moment'],
  ['SQLITE_FULL', 'disk-full', 'the disk is full', 'Free some space'],
  // The index of the write-ahead log cannot grow (sqlite.org/rescode.html).
  ['SQLITE_IOERR_SHMSIZE', 'disk-full', 'the disk is full', 'Free some space'],
  ['ENOSPC', 'disk-full', 'the disk is full', 'Free some space'],
  ['EDQUOT', 'disk-full', 'the disk is full', 'Free some space'],
  [
    'SQLITE_CORRUPT',
    'database-damaged',
    'the file is damaged',
    `Restore a backup (${nameDocument('docs/data-folder.md')})`,
  ],
  [
    'SQLITE_NOTADB',
    'database-damaged',
    'the file is no database',
    `Restore a backup (${nameDocument('docs/data-folder.md')})`,
  ],
  ['SQLITE_READONLY', 'data-folder-unwritable', 'it cannot be written', 'Make the folder writable'],
  ['SQLITE_PERM', 'data-folder-unwritable', 'it cannot be written', 'Make the folder writable'],
  ['SQLITE_CANTOPEN', 'data-folder-unwritable', 'it cannot be opened', 'Make the folder writable'],
  ['SQLITE_IOERR', 'data-folder-unwritable', 'the disk does not take or give data', 'Look at the disk and its mount'],
  ['EROFS', 'data-folder-unwritable', 'it cannot be written', 'Make the folder writable'],
  ['EACCES', 'data-folder-unwritable', 'it cannot be written', 'Make the folder writable'],
  ['EPERM', 'data-folder-unwritable', 'it cannot be written', 'Make the user that runs the server its owner'],
  // Between two steps of putting it back: the deletion of the folder is not done yet.
  ['ENOENT', 'database-missing', 'its folder was deleted', 'The server puts it back while it runs'],
  ['EIO', 'data-folder-unwritable', 'the disk does not take or give data', 'Look at the disk and its mount'],
];

/** An error of SQLite or of the file system as the {@link ServerError} that it means; a defect is returned as it is. */
export function toStorageError(error: unknown, subject: string): unknown {
  if (isStorageError(error)) return error;
  const systemCode = String(systemErrorCode(error) ?? '');
  const found = expectedErrors.find(([start]) => systemCode.startsWith(start));
  if (found === undefined) return error;
  const [, code, reason, remedy] = found;
  return new ServerError(code, subject, reason, remedy, { cause: error });
}
