import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isStorageError } from '../../server-error';
import { databaseFile } from '../data-folder';
import { type FileLock, lockFile, withSwapLock } from '../lock-file';
import { toStorageError } from '../storage-error';
import { isTemporaryOfOthers } from '../temporary-names';
import { resumeReplacing } from './recover-database';

/** A process that may have something temporary in a data folder. */
export type AtWork = {
  /**
   * Completes or takes back the replacing of a database that a killed process had begun, and removes what else such processes have left:
   * unless another one is at work, then the next call does.
   */
  sweep: () => void;
  /** Says so again if its lock was deleted. */
  renew: () => void;
  end: () => void;
};

/** Where temporary files are, in a data folder. */
const folders = ['.', 'backups', 'backups/pictures', 'pictures', 'pictures/incoming', 'pictures/incoming/reader'];

/**
 * Says that this process is at work in a data folder: until it ends, no other one removes its temporary files there. What is left of
 * processes that were killed is removed first, unless the folder takes no writes: then a server starts all the same, and its sweep says so.
 * @param maxWait how long (ms) to wait, blocking, for a process that opens or replaces the database
 */
export function beAtWork(dataFolder: string, maxWait: number): AtWork {
  const file = join(dataFolder, 'work.lock');
  let held: FileLock | undefined;
  const hold = () => {
    held = lockFile(file, maxWait, 'shared');
  };
  // A sweep holds the lock of the swap, so that none comes in between here.
  const sweep = () =>
    withSwapLock(dataFolder, maxWait, () => {
      resumeReplacing(dataFolder);
      held?.release();
      try {
        const alone = lockFile(file, 0, 'exclusive');
        try {
          removeLeft(dataFolder);
        } finally {
          alone.release();
        }
      } catch (error) {
        if (!isStorageError(error, 'database-busy')) throw error;
      } finally {
        hold();
      }
    });
  try {
    sweep();
  } catch (error) {
    // Without a database there is nothing to go on with: one may be on its way to its place.
    if (!existsSync(databaseFile(dataFolder)) || !isUnwritable(error)) throw error;
    if (held === undefined) hold();
  }
  return {
    sweep,
    renew: () => {
      if (held?.isOnDisk()) return;
      held?.release();
      hold();
    },
    end: () => held?.release(),
  };
}

const isUnwritable = (error: unknown): boolean =>
  isStorageError(toStorageError(error, 'Data folder'), 'data-folder-unwritable', 'disk-full');

function removeLeft(dataFolder: string): void {
  for (const folder of folders.map((name) => join(dataFolder, name))) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) continue;
    for (const path of readdirSync(folder).map((name) => join(folder, name))) {
      if (isTemporaryOfOthers(path)) rmSync(path, { recursive: true, force: true });
    }
  }
}
