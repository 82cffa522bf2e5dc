import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { ServerError } from '../server-error';

/** The one SQLite file of the server. */
export type Connection = Database.Database;

const tables = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY,
    parent TEXT NOT NULL,
    collection TEXT NOT NULL,
    fields TEXT NOT NULL,
    create_time TEXT NOT NULL,
    update_time TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection, parent);
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), last TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    received_at TEXT NOT NULL,
    fields TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS trapped_submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    body TEXT NOT NULL
  );
`;

/**
 * Opens the database of a data folder, and creates what is missing. A commit is on disk before it returns
 * (WAL with `synchronous=FULL`), so what was acknowledged survives `kill -9`.
 * @throws {ServerError} when the folder cannot be written.
 */
export function openDatabase(dataFolder: string): Connection {
  try {
    mkdirSync(dataFolder, { recursive: true });
    const connection = new Database(join(dataFolder, 'site.sqlite'));
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('busy_timeout = 5000');
    connection.exec(tables);
    return connection;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError(
      `Data folder ${dataFolder}`,
      `it cannot be used: ${reason}`,
      'Make it writable, or set DATA_DIR to another folder',
      {
        cause,
      },
    );
  }
}
