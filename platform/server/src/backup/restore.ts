import { existsSync } from 'node:fs';
import Database from 'libsql';
import { mendClock } from '../documents/store/clock';
import { whilePicturesStay } from '../pictures/picture-lock';
import { isStorageError } from '../server-error';
import type { Connection } from '../storage/connection';
import { databaseFile, prepareDataFolder, syncToDisk } from '../storage/data-folder';
import { withSwapLock } from '../storage/lock-file';
import { boundNumbers } from '../storage/mending/bound-numbers';
import { mendNumbers } from '../storage/mending/mend-numbers';
import { mendTexts } from '../storage/mending/mend-texts';
import { beAtWork } from '../storage/opening/at-work';
import { writeCopy } from '../storage/opening/copy-database';
import { openFile, useDataFolder } from '../storage/opening/open-database';
import { replaceDatabase } from '../storage/opening/recover-database';
import { describeEncoding } from '../storage/schema/describe-foreign';
import { toStorageError } from '../storage/storage-error';
import { nameTemporary, removeTemporary } from '../storage/temporary-names';
import { listBackedUp, type RestoredPictures, restorePictures } from './back-up-pictures';
import { type CarriedOver, carryOver } from './carry-over';
import { examineDatabase, openReadOnly } from './examine-database';

/** How long (ms) to wait for a process that writes. */
const maxWait = 5000;

/** The result of a restore. */
export type Restored = CarriedOver & {
  /** Where the former database is kept; undefined when there was none. */
  former: string | undefined;
  /** Tables whose numbers were exhausted, and go on behind the last entry. */
  mended: string[];
  /** Other faults of the backup that were mended, a line each. */
  repaired: string[];
  pictures: RestoredPictures;
};

/**
 * Replaces the database of a data folder by a backup, whether the server runs or not; a running server uses it
 * with the next request. The former database is kept among the backups, and what came since the backup is carried over from it, by the
 * decision of each table.
 * @param isExact whether to leave out later entries
 * @throws {ServerError} when the backup is missing, damaged, newer or of another program, or the disk is full. Then nothing is changed.
 */
export function restore(dataFolder: string, backup: string, isExact = false): Restored {
  examineDatabase(backup);
  return useDataFolder(dataFolder, () => {
    prepareDataFolder(dataFolder);
    const atWork = beAtWork(dataFolder, maxWait);
    try {
      // Until the database is there that names them: those that the data folder has already, too.
      return whilePicturesStay(dataFolder, () => restoreBoth(dataFolder, backup, isExact));
    } finally {
      atWork.end();
    }
  });
}

function restoreBoth(dataFolder: string, backup: string, isExact: boolean): Restored {
  const listed = listBackedUp(backup);
  const staged = nameTemporary(databaseFile(dataFolder));
  let next: Connection | undefined;
  try {
    copyFrom(backup, staged);
    next = openFile(staged, maxWait);
    const renumbered = mendNumbers(next);
    const mended = boundNumbers(next);
    const clock = mendClock(next);
    const repaired = [...renumbered, ...mendTexts(next), ...(clock === undefined ? [] : [clock])];
    // Before the database: it names them.
    const pictures = restorePictures(dataFolder, backup, listed);
    return { ...replaceBy(dataFolder, staged, next, isExact), mended, repaired, pictures };
  } finally {
    if (next?.open) next.close();
    removeTemporary(staged);
  }
}

function copyFrom(backup: string, staged: string): void {
  const source = openReadOnly(backup);
  try {
    writeCopy(source, staged);
  } finally {
    source.close();
  }
}

function replaceBy(dataFolder: string, staged: string, next: Connection, isExact: boolean) {
  const file = databaseFile(dataFolder);
  return withSwapLock(dataFolder, maxWait, () => {
    const former = existsSync(file) ? lockFormer(file) : undefined;
    try {
      const outcome =
        former === undefined ? { carried: 0, isComplete: !existsSync(file) } : takeOver(former, next, isExact);
      // Without a write-ahead log, which would not be renamed with the file.
      next.exec('PRAGMA journal_mode = DELETE');
      next.close();
      syncToDisk(staged);
      return { former: replaceDatabase(dataFolder, staged), ...outcome };
    } finally {
      // Closing is not enough: a statement that is not collected yet would hold the lock.
      if (former?.inTransaction) former.exec('ROLLBACK');
      former?.close();
    }
  });
}

/** Locks the former database against writes until it is renamed; `undefined` when it is too damaged for that, or its texts are in another encoding. */
function lockFormer(file: string): Connection | undefined {
  const former = new Database(file);
  try {
    if (describeEncoding(former) !== undefined) {
      former.close();
      return undefined;
    }
    former.exec(`PRAGMA busy_timeout = ${maxWait}`);
    former.exec('BEGIN IMMEDIATE');
    return former;
  } catch (cause) {
    former.close();
    const error = toStorageError(cause, `Database ${file}`);
    if (isStorageError(error, 'database-damaged')) return undefined;
    throw error;
  }
}

function takeOver(former: Connection, next: Connection, isExact: boolean): CarriedOver {
  next.exec('BEGIN IMMEDIATE');
  const outcome = carryOver(former, next, isExact);
  next.exec('COMMIT');
  return outcome;
}
