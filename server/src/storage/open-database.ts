import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { documentIndexMigration } from '../documents/document-index-migration';
import { ServerError } from '../server-error';

/** The one SQLite file of the server. */
export type Connection = Database.Database;

// Each step runs once, in this order; how many have run stands in the file. A step is never changed once released.
const migrations = [
  `
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
  `,
  `
  ALTER TABLE submissions ADD COLUMN idempotency_key TEXT;
  ALTER TABLE submissions ADD COLUMN dropped_fields INTEGER NOT NULL DEFAULT 0;
  CREATE UNIQUE INDEX submissions_by_key ON submissions (idempotency_key);
  CREATE TABLE outbox (
    submission INTEGER PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    last_error TEXT
  );
  CREATE INDEX outbox_by_due_time ON outbox (due_at);
  `,
  `
  CREATE TABLE error_reports (
    remote TEXT NOT NULL,
    version TEXT NOT NULL,
    team TEXT NOT NULL,
    message TEXT NOT NULL,
    page TEXT NOT NULL,
    first_at TEXT NOT NULL,
    last_at TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (remote, version, message)
  );
  `,
  documentIndexMigration,
] as const;

const versionSchema = v.object({ user_version: v.number() });

/**
 * Opens the database of a data folder, and brings its tables up to date. A commit is on disk before it returns
 * (WAL with `synchronous=FULL`), so what was acknowledged survives `kill -9`.
 * @throws {ServerError} when the folder cannot be written, or a newer version of the server has written it.
 */
export function openDatabase(dataFolder: string): Connection {
  let connection: Connection;
  try {
    mkdirSync(dataFolder, { recursive: true });
    connection = new Database(join(dataFolder, 'site.sqlite'));
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('busy_timeout = 5000');
    connection.pragma('foreign_keys = ON');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError(
      `Data folder ${dataFolder}`,
      `it cannot be used: ${reason}`,
      'Make it writable, or set DATA_DIR to another folder',
      { cause },
    );
  }
  const { user_version: done } = v.parse(versionSchema, connection.prepare('PRAGMA user_version').get([]));
  if (done > migrations.length) {
    connection.close();
    throw new ServerError(
      `Data folder ${dataFolder}`,
      `it was written by a newer version of the server (${done}, this one knows ${migrations.length})`,
      'Start that version, or set DATA_DIR to another folder',
    );
  }
  migrations.forEach((step, index) => {
    if (index >= done) connection.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  });
  return connection;
}
