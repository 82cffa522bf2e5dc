import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { ServerError } from '../server-error/server-error';

/**
 * What keeps data from being read or written. `busy` passes by itself; `moved` means that the file was replaced while
 * something was written, and that writing it again helps; the others need a person.
 */
export type StorageProblem = 'busy' | 'moved' | 'full' | 'unwritable' | 'missing' | 'damaged' | 'newer' | 'taken';

/** Data cannot be read or written just now; what was acknowledged before is kept. The message is for staff, not for visitors. */
export class StorageError extends ServerError {
  /** Read by Fastify, and by error handlers of single routes. */
  readonly statusCode = 503;

  constructor(
    readonly problem: StorageProblem,
    subject: string,
    reason: string,
    remedy: string,
    options?: ErrorOptions,
  ) {
    super(subject, reason, remedy, options);
  }
}

/** By the beginning of SQLite's or the system's error code. */
const foreseen: readonly [code: string, problem: StorageProblem, reason: string, remedy: string][] = [
  ['SQLITE_BUSY', 'busy', 'another process is writing', 'Try again in a moment'],
  ['SQLITE_LOCKED', 'busy', 'another process is writing', 'Try again in a moment'],
  ['SQLITE_FULL', 'full', 'the disk is full', 'Free some space'],
  ['ENOSPC', 'full', 'the disk is full', 'Free some space'],
  ['EDQUOT', 'full', 'the disk is full', 'Free some space'],
  ['SQLITE_CORRUPT', 'damaged', 'the file is damaged', 'Restore a backup (docs/data-folder.md)'],
  ['SQLITE_NOTADB', 'damaged', 'the file is no database', 'Restore a backup (docs/data-folder.md)'],
  ['SQLITE_READONLY', 'unwritable', 'it cannot be written', 'Make the folder writable'],
  ['SQLITE_PERM', 'unwritable', 'it cannot be written', 'Make the folder writable'],
  ['SQLITE_CANTOPEN', 'unwritable', 'it cannot be opened', 'Make the folder writable'],
  ['SQLITE_IOERR', 'unwritable', 'the disk does not take or give data', 'Look at the disk and its mount'],
  ['EROFS', 'unwritable', 'it cannot be written', 'Make the folder writable'],
  ['EACCES', 'unwritable', 'it cannot be written', 'Make the folder writable'],
  ['EPERM', 'unwritable', 'it cannot be written', 'Make the user that runs the server its owner'],
  ['EIO', 'unwritable', 'the disk does not take or give data', 'Look at the disk and its mount'],
];

/** What an error of SQLite or of the file system means for the data; anything else, which is a defect, comes back as it is. */
export function toStorageError(error: unknown, subject: string): unknown {
  if (error instanceof StorageError) return error;
  const code = String(systemErrorCode(error) ?? '');
  const found = foreseen.find(([start]) => code.startsWith(start));
  if (found === undefined) return error;
  const [, problem, reason, remedy] = found;
  return new StorageError(problem, subject, reason, remedy, { cause: error });
}
