import type Database from 'libsql';
import type { Connection } from './connection';

/** A statement. Parameters are in the order of the question marks. */
type Statement = {
  run: (parameters: unknown[]) => Database.RunResult;
  get: (parameters: unknown[]) => unknown;
  all: (parameters: unknown[]) => unknown[];
  /** Reads row by row: not all of them are in memory at once. */
  iterate: (parameters: unknown[]) => Iterable<unknown>;
};

/**
 * The database with a name, whichever file that is. Every call throws a `StorageError` rather than read or write a file that
 * has been deleted.
 */
export type DataConnection = {
  prepare: (sql: string) => Statement;
  exec: (sql: string) => void;
  /**
   * Returns a function that runs as one transaction. It takes the write lock before it reads: a transaction that
   * reads first fails when another process writes meanwhile, and would stay open.
   */
  transaction: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
  ) => (...values: Arguments) => Result;
  close: () => void;
};

/** Holds the database that a connection uses. */
export type DatabaseHolder = {
  /** The database on disk. */
  current: () => Connection;
  /** After a write: throws unless it went to the file that everybody will find. */
  confirm: () => void;
  /** The error to throw for one of SQLite or of the file system. */
  explain: (cause: unknown) => unknown;
  close: () => void;
};

/** SQLite's driver ends a text at a NUL when it reads it, and the rest would be hidden from a search. */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/** Connects to the database that is held. */
export function connect({ current, confirm, explain, close }: DatabaseHolder): DataConnection {
  let inTransaction: Connection | undefined;
  /** Writing statements of the transaction by their SQL; none outlives it, because it would keep a file open. */
  const prepared = new Map<string, Database.Statement>();

  const prepareWrite = (database: Connection, sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    if (inTransaction) prepared.set(sql, statement);
    return statement;
  };

  const use = <Result>(run: (database: Connection) => Result): Result => {
    try {
      return run(inTransaction ?? current());
    } catch (cause) {
      throw explain(cause);
    }
  };

  const write = <Result>(run: (database: Connection) => Result): Result =>
    use((database) => {
      const result = run(database);
      if (!inTransaction) confirm();
      return result;
    });

  const runTransaction = <Result>(database: Connection, run: () => Result): Result => {
    database.exec('BEGIN IMMEDIATE');
    inTransaction = database;
    try {
      const result = run();
      database.exec('COMMIT');
      return result;
    } finally {
      inTransaction = undefined;
      prepared.clear();
      // SQLite has rolled back by itself when the disk was full; a second time would hide that error.
      if (database.inTransaction) database.exec('ROLLBACK');
    }
  };

  return {
    prepare: (sql) => ({
      run: (parameters) => write((database) => prepareWrite(database, sql).run(parameters.map(withoutNul))),
      get: (parameters) => use((database) => database.prepare(sql).get(parameters.map(withoutNul))),
      all: (parameters) => use((database) => database.prepare(sql).all(parameters.map(withoutNul))),
      iterate: function* (parameters) {
        try {
          yield* (inTransaction ?? current()).prepare(sql).iterate(parameters);
        } catch (cause) {
          throw explain(cause);
        }
      },
    }),
    exec: (sql) => write((database) => void database.exec(sql)),
    transaction:
      (run) =>
      (...values) =>
        write((database) => runTransaction(database, () => run(...values))),
    close,
  };
}
