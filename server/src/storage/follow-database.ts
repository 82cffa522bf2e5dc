import { rmSync, statSync } from 'node:fs';
import type Database from 'libsql';
import { isStorageError, ServerError, type StorageError } from '../server-error';
import type { Connection } from './connection';
import { databaseFile, filesOf } from './data-folder';
import { type FileIdentity, identify, isSame } from './file-identity';
import { withSwapLock } from './lock-file';
import { toStorageError } from './storage-error';

/** A prepared statement, which outlives the file that it was prepared for. Parameters are in the order of the question marks. */
export type Statement = {
  run: (parameters: unknown[]) => Database.RunResult;
  get: (parameters: unknown[]) => unknown;
  all: (parameters: unknown[]) => unknown[];
};

/**
 * The database that lies under a name, also when another file takes its place. Every call throws a `StorageError`
 * rather than to read or write a file that nobody would find again.
 */
export type FollowingConnection = {
  prepare: (sql: string) => Statement;
  exec: (sql: string) => void;
  /**
   * Gives a function that runs as one transaction, all or nothing. It takes the write lock before it reads: one that
   * reads first fails when another process writes in between, and would stay open.
   */
  transaction: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
  ) => (...values: Arguments) => Result;
  /** Makes the open file the one on disk, as each of the other calls does before its work. */
  verify: () => void;
  close: () => void;
};

/** What the server of a folder does about a file that was taken away. Two processes would do it against each other. */
export type Keeper = {
  /** Makes the folder, if that is gone as well, and makes sure that this process is still its server. */
  prepare: () => void;
  /** Writes what is still open back to where it was. */
  putBack: (open: Connection) => void;
  /** Keeps what is open, because another file has its name now. */
  keep: (open: Connection, identity: FileIdentity | undefined) => void;
  /** Keeps a file that has come back after everything in it was written into a new one. */
  setAside: () => void;
};

/** How to open a database, and how to follow it. */
export type FollowOptions = {
  /** @throws when the file is not sound */
  open: (file: string) => Connection;
  /** How long (ms) to wait, blocking, while another process replaces the file. */
  patience: number;
  keeper?: Keeper;
};

/**
 * Opens the database of a data folder, and opens it again whenever another file has its name.
 * @throws {ServerError} `StorageError` when it cannot be opened
 */
export function followDatabase(dataFolder: string, { open, patience, keeper }: FollowOptions): FollowingConnection {
  const file = databaseFile(dataFolder);
  const subject = `Database ${file}`;
  const hold = () => ({ database: open(file), files: filesOf(file).map(identify) });
  let held = withSwapLock(dataFolder, patience, hold);
  let isInTransaction = false;
  /** Set when a page could not be read. Nothing is written then until the file is another one. */
  let damage: StorageError | undefined;
  /** What has the name now and is not sound, so that it is not examined again with each call. */
  let refused: { mark: string; error: StorageError } | undefined;

  /** Files that were open before: what was in them is in a newer one. */
  const former: (FileIdentity | undefined)[] = [];

  const isOnDisk = () => filesOf(file).every((name, index) => isSame(held.files[index], identify(name)));

  const attempt = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (cause) {
      const error = toStorageError(cause, subject);
      // What is a StorageError already may be about another file, which was not opened.
      const isOfHeld = error !== cause;
      if (isOfHeld && isStorageError(error, 'database-damaged')) damage = error;
      throw error;
    }
  };

  /** Opens what has the name now. @returns whether that is another database than before. */
  const follow = (): boolean => {
    attempt(() => keeper?.prepare());
    return withSwapLock(dataFolder, patience, () => {
      if (isOnDisk()) return false;
      const [main] = held.files;
      const found = identify(file);
      const isFormer = former.some((identity) => isSame(identity, found) && identity?.born === found?.born);
      const isReplaced = found !== undefined && !isSame(main, found) && !isFormer;
      if (isReplaced) {
        removeSidecarsOf(held.files, file);
      } else if (keeper === undefined) {
        throw new ServerError('database-missing', subject, 'it was deleted', 'The server puts it back while it runs');
      } else {
        attempt(() => {
          if (isFormer) keeper.setAside();
          keeper.putBack(held.database);
        });
      }
      const next = openSound();
      try {
        if (isReplaced) keeper?.keep(held.database, main);
      } catch (error) {
        next.database.close();
        throw toStorageError(error, subject);
      }
      held.database.close();
      former.push(main);
      held = next;
      damage = undefined;
      return isReplaced;
    });
  };

  const openSound = () => {
    const { ino, size, mtimeMs } = statSync(file);
    const mark = `${ino} ${size} ${mtimeMs}`;
    if (refused?.mark === mark) throw refused.error;
    try {
      return hold();
    } catch (cause) {
      const error = toStorageError(cause, subject);
      if (isStorageError(error, 'database-damaged', 'database-newer')) {
        refused = { mark, error };
      }
      throw error;
    }
  };

  const current = () => {
    // libSQL would end the whole process.
    if (!held.database.open) throw new Error(`${subject}: it was closed`);
    if (isInTransaction) return held.database;
    if (!isOnDisk()) follow();
    if (damage !== undefined) throw damage;
    return held.database;
  };

  /** After a write: it counts only if it went to the file that everybody will find. What was put back has it. */
  const confirm = () => {
    if (isInTransaction || isOnDisk() || !follow()) return;
    throw new ServerError(
      'database-replaced',
      subject,
      'it was replaced while something was written',
      'Write it again',
    );
  };

  const begin = () => {
    for (;;) {
      const database = current();
      attempt(() => database.exec('BEGIN IMMEDIATE'));
      // Whoever replaces the file has its write lock meanwhile: this may be the lock of the former one.
      if (isOnDisk()) return database;
      database.exec('ROLLBACK');
    }
  };

  return {
    prepare: (sql) => {
      let prepared: { statement: Database.Statement; database: Connection } | undefined;
      const prepare = () => {
        const database = current();
        if (prepared?.database !== database) prepared = { statement: database.prepare(sql), database };
        return prepared.statement;
      };
      attempt(prepare);
      return {
        run: (parameters) => {
          const result = attempt(() => prepare().run(parameters));
          confirm();
          return result;
        },
        get: (parameters) => attempt(() => prepare().get(parameters)),
        all: (parameters) => attempt(() => prepare().all(parameters)),
      };
    },
    exec: (sql) => {
      attempt(() => current().exec(sql));
      confirm();
    },
    transaction:
      (run) =>
      (...values) => {
        const database = begin();
        isInTransaction = true;
        const result = attempt(() => {
          try {
            const value = run(...values);
            database.exec('COMMIT');
            return value;
          } finally {
            isInTransaction = false;
            // SQLite has rolled back by itself when the disk was full; a second time would hide that error.
            if (database.inTransaction) database.exec('ROLLBACK');
          }
        });
        confirm();
        return result;
      },
    verify: () => void current(),
    close: () => {
      if (held.database.open) held.database.close();
    },
  };
}

/** What lay beside the former file, and would be taken for a part of the one that has its name now. */
function removeSidecarsOf(files: readonly (FileIdentity | undefined)[], file: string): void {
  filesOf(file).forEach((name, index) => {
    if (index > 0 && isSame(files[index], identify(name))) rmSync(name);
  });
}
