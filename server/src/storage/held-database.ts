import { rmSync, statSync } from 'node:fs';
import { isStorageError, ServerError, type StorageError } from '../server-error';
import type { Connection } from './connection';
import { databaseFile, filesOf } from './data-folder';
import { type FileIdentity, identify, isSame } from './file-identity';
import { withSwapLock } from './lock-file';
import { toStorageError } from './storage-error';

/** What the server of a data folder does about a file that was deleted or replaced. Only one process may do it. */
export type RecoveryHandler = {
  /** Creates the folder if that was deleted too, and checks that this process is still its server. */
  prepare: () => void;
  /** Writes the open database back to its place. */
  putBack: (open: Connection) => void;
  /** Copies the open database to the backups, because another file has its name now. */
  keep: (open: Connection, identity: FileIdentity | undefined) => void;
  /** Moves a file aside that came back after its content was written into a new one. */
  setAside: () => void;
};

/** How to open a database, and how to follow it. */
export type FollowOptions = {
  /** @throws when the file is not sound */
  open: (file: string) => Connection;
  /** How long (ms) to wait, blocking, while another process replaces the file. */
  maxWait: number;
  recoveryHandler?: RecoveryHandler;
};

/** The open database of a data folder. It is opened again whenever another file has its name. */
export type HeldDatabase = {
  /** How messages name it. */
  subject: string;
  /** The database that is open now, whatever is on disk. */
  opened: () => Connection;
  /** The database on disk. @throws {ServerError} `StorageError` when it is damaged, or cannot be opened */
  current: () => Connection;
  isOnDisk: () => boolean;
  /** Opens the file on disk. @returns whether that is another database than before */
  follow: () => boolean;
  /** Runs what uses the database. @throws {ServerError} `StorageError` in place of SQLite's error */
  attempt: <Result>(run: () => Result) => Result;
  close: () => void;
};

/**
 * Opens the database of a data folder and holds it.
 * @throws {ServerError} `StorageError` when it cannot be opened
 */
export function holdDatabase(dataFolder: string, { open, maxWait, recoveryHandler }: FollowOptions): HeldDatabase {
  const file = databaseFile(dataFolder);
  const subject = `Database ${file}`;
  const openFiles = () => ({ database: open(file), files: filesOf(file).map(identify) });
  const openSound = refuseTwice(file, subject, openFiles);
  let held = withSwapLock(dataFolder, maxWait, openFiles);
  const { attempt, throwDamage, forgetDamage } = watchDamage(subject);
  /** Files that were open before: their content is in a newer one. */
  const former: (FileIdentity | undefined)[] = [];

  const isOnDisk = () => filesOf(file).every((name, index) => isSame(held.files[index], identify(name)));

  const follow = (): boolean => {
    attempt(() => recoveryHandler?.prepare());
    return withSwapLock(dataFolder, maxWait, () => {
      if (isOnDisk()) return false;
      const [main] = held.files;
      const found = identify(file);
      const isFormer = former.some((identity) => isSame(identity, found) && identity?.born === found?.born);
      const isReplaced = found !== undefined && !isSame(main, found) && !isFormer;
      if (isReplaced) removeSidecarsOf(held.files, file);
      else if (recoveryHandler === undefined) {
        throw new ServerError('database-missing', subject, 'it was deleted', 'The server puts it back while it runs');
      } else {
        attempt(() => {
          if (isFormer) recoveryHandler.setAside();
          recoveryHandler.putBack(held.database);
        });
      }
      const next = openSound();
      try {
        if (isReplaced) recoveryHandler?.keep(held.database, main);
      } catch (error) {
        next.database.close();
        throw toStorageError(error, subject);
      }
      held.database.close();
      former.push(main);
      held = next;
      forgetDamage();
      return isReplaced;
    });
  };

  return {
    subject,
    opened: () => held.database,
    current: () => {
      if (!isOnDisk()) follow();
      throwDamage();
      return held.database;
    },
    isOnDisk,
    follow,
    attempt,
    close: () => {
      if (held.database.open) held.database.close();
    },
  };
}

/** Remembers that a page could not be read: nothing is written then until another file takes the database's place. */
function watchDamage(subject: string) {
  let damage: StorageError | undefined;
  const attempt: HeldDatabase['attempt'] = (run) => {
    try {
      return run();
    } catch (cause) {
      const error = toStorageError(cause, subject);
      // An error that already was a StorageError may be about another file, which was not opened.
      const isOfHeld = error !== cause;
      if (isOfHeld && isStorageError(error, 'database-damaged')) damage = error;
      throw error;
    }
  };
  return {
    attempt,
    throwDamage: () => {
      if (damage !== undefined) throw damage;
    },
    forgetDamage: () => {
      damage = undefined;
    },
  };
}

/** Opens a file, but does not examine one again that was refused and has not changed since. */
function refuseTwice<Opened>(file: string, subject: string, open: () => Opened): () => Opened {
  let refused: { mark: string; error: StorageError } | undefined;
  return () => {
    const { ino, size, mtimeMs } = statSync(file);
    const mark = `${ino} ${size} ${mtimeMs}`;
    if (refused?.mark === mark) throw refused.error;
    try {
      return open();
    } catch (cause) {
      const error = toStorageError(cause, subject);
      if (isStorageError(error, 'database-damaged', 'database-newer')) refused = { mark, error };
      throw error;
    }
  };
}

/** Removes the log of the former file, which SQLite would apply to the new one. */
function removeSidecarsOf(files: readonly (FileIdentity | undefined)[], file: string): void {
  filesOf(file).forEach((name, index) => {
    if (index > 0 && isSame(files[index], identify(name))) rmSync(name);
  });
}
