import type Database from 'libsql';
import { ServerError } from '../server-error';
import type { Connection } from './connection';
import { type FollowOptions, type HeldDatabase, holdDatabase } from './held-database';

/** A prepared statement that also works on a file that replaces the database. Parameters are in the order of the question marks. */
type Statement = {
  run: (parameters: unknown[]) => Database.RunResult;
  get: (parameters: unknown[]) => unknown;
  all: (parameters: unknown[]) => unknown[];
};

/**
 * The database with a name, even if another file takes its place. Every call throws a `StorageError`
 * rather than read or write a file that has been deleted.
 */
export type FollowingConnection = {
  prepare: (sql: string) => Statement;
  exec: (sql: string) => void;
  /**
   * Returns a function that runs as one transaction. It takes the write lock before it reads: a transaction that
   * reads first fails when another process writes meanwhile, and would stay open.
   */
  transaction: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
  ) => (...values: Arguments) => Result;
  /** Opens the file on disk if that is another one now, as every other call does first. */
  verify: () => void;
  close: () => void;
};

/**
 * Opens the database of a data folder, and opens it again whenever another file has its name.
 * @throws {ServerError} `StorageError` when it cannot be opened
 */
export function followDatabase(dataFolder: string, options: FollowOptions): FollowingConnection {
  const held = holdDatabase(dataFolder, options);
  const { attempt } = held;
  let isInTransaction = false;

  const current = () => {
    const opened = held.opened();
    // libSQL would end the whole process.
    if (!opened.open) throw new Error(`${held.subject}: it was closed`);
    return isInTransaction ? opened : held.current();
  };

  /** After a write: it counts only if it went to the file that everybody will find. A file that was put back has it. */
  const confirm = () => {
    if (isInTransaction || held.isOnDisk() || !held.follow()) return;
    throw new ServerError(
      'database-replaced',
      held.subject,
      'it was replaced while something was written',
      'Write it again',
    );
  };

  return {
    prepare: (sql) => prepareStatement(sql, current, attempt, confirm),
    exec: (sql) => {
      attempt(() => current().exec(sql));
      confirm();
    },
    transaction:
      (run) =>
      (...values) => {
        const database = beginTransaction(held, current);
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
    close: held.close,
  };
}

/** A statement that is prepared anew for each file that it runs on. */
function prepareStatement(
  sql: string,
  current: () => Connection,
  attempt: HeldDatabase['attempt'],
  confirm: () => void,
): Statement {
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
}

/** Takes the write lock of the file on disk. */
function beginTransaction({ attempt, isOnDisk }: HeldDatabase, current: () => Connection): Connection {
  for (;;) {
    const database = current();
    attempt(() => database.exec('BEGIN IMMEDIATE'));
    // The file may have been replaced before its lock was free: this could be the lock of the former file.
    if (isOnDisk()) return database;
    database.exec('ROLLBACK');
  }
}
