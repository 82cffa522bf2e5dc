import Database from 'libsql';
import * as v from 'valibot';
import { isStorageError, ServerError } from '../server-error';
import { addErrorPlace } from './add-error-place';
import { type Connection, configure } from './connection';
import type { DataConnection } from './data-connection';
import { createPrivateFile, databaseFile, prepareDataFolder } from './data-folder';
import { describeEncoding } from './describe-foreign';
import { describeDifference } from './describe-schema';
import { documentIndexMigration } from './document-index-migration';
import { dropDocumentIndex } from './drop-document-index';
import { followDatabase } from './follow-database';
import { withSwapLock } from './lock-file';
import { resumeReplacing } from './recover-database';
import { toStorageError } from './storage-error';

// Each step runs once, in this order; `user_version` counts them. A released step is never changed.
const migrations: readonly (string | ((database: Connection) => void))[] = [
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
  `
  CREATE TABLE enquiries (
    submission INTEGER PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    seen_at TEXT,
    answered_at TEXT,
    note TEXT NOT NULL DEFAULT ''
  );
  CREATE TABLE mails (
    submission INTEGER PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    is_by_hand INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    sent_at TEXT,
    last_error TEXT
  );
  CREATE INDEX mails_by_due_time ON mails (due_at) WHERE sent_at IS NULL;
  `,
  dropDocumentIndex,
  'CREATE INDEX error_reports_by_time ON error_reports (last_at)',
  `
  ALTER TABLE error_reports RENAME TO former_error_reports;
  CREATE TABLE error_reports (
    remote TEXT NOT NULL,
    version TEXT NOT NULL,
    team TEXT NOT NULL,
    message TEXT NOT NULL,
    page TEXT NOT NULL,
    stack TEXT NOT NULL,
    first_at TEXT NOT NULL,
    last_at TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (remote, version, message, page)
  );
  INSERT INTO error_reports
    SELECT remote, version, team, message, page, '', first_at, last_at, count FROM former_error_reports;
  DROP TABLE former_error_reports;
  CREATE INDEX error_reports_by_time ON error_reports (last_at);
  `,
  addErrorPlace,
  `
  CREATE TABLE IF NOT EXISTS signals (
    hour INTEGER NOT NULL,
    remote TEXT NOT NULL,
    version TEXT NOT NULL,
    route TEXT NOT NULL,
    width TEXT NOT NULL,
    views INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    largest_paint TEXT NOT NULL,
    interaction TEXT NOT NULL,
    shift TEXT NOT NULL,
    first_byte TEXT NOT NULL,
    PRIMARY KEY (hour, remote, version, route, width)
  );
  CREATE TABLE IF NOT EXISTS watched_shares (
    remote TEXT NOT NULL,
    version TEXT NOT NULL,
    began_at TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (remote, version)
  );
  CREATE TABLE IF NOT EXISTS withdrawals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    notice TEXT NOT NULL,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    last_error TEXT
  );
  `,
  'CREATE INDEX IF NOT EXISTS mails_by_sent_time ON mails (sent_at) WHERE is_by_hand = 0',
];

const versionSchema = v.object({ user_version: v.number() });

/** The number of migrations of this version of the server; each file has its own as `user_version`. */
export const newestVersion = migrations.length;

/**
 * Opens the database of a data folder and updates its tables. For the small commands; the server uses `openStorage`.
 * @param mode `ro` while a server may run: it alone writes
 * @throws {ServerError} when the folder cannot be written, or a newer version of the server has written it.
 */
export function openDatabase(dataFolder: string, mode: 'rw' | 'ro' = 'rw'): DataConnection {
  const maxWait = 5000;
  const file = databaseFile(dataFolder);
  return useDataFolder(dataFolder, () => {
    prepareDataFolder(dataFolder);
    withSwapLock(dataFolder, maxWait, () => {
      resumeReplacing(dataFolder);
      openFile(file, maxWait).close();
    });
    return followDatabase(file, maxWait, mode);
  });
}

/** Runs a function that needs a data folder. @throws {ServerError} with the folder and the remedy when it cannot be used. */
export function useDataFolder<Result>(dataFolder: string, run: () => Result): Result {
  const subject = `Data folder ${dataFolder}`;
  try {
    return run();
  } catch (cause) {
    const error = toStorageError(cause, subject);
    const isUnwritable = !(error instanceof ServerError) || isStorageError(error, 'data-folder-unwritable');
    if (!isUnwritable) throw error;
    const reason = cause instanceof ServerError ? cause.reason : cause instanceof Error ? cause.message : String(cause);
    const remedy = 'Make it writable, or set DATA_DIR to another folder';
    throw new ServerError('data-folder-unwritable', subject, `it cannot be used: ${reason}`, remedy, { cause });
  }
}

/**
 * Opens one file, creates it if it is missing, and updates its tables.
 * @param maxWait how long (ms) each statement waits, blocking, for another process that writes
 */
export function openFile(file: string, maxWait: number): Connection {
  createPrivateFile(file);
  const database = new Database(file);
  try {
    const encoding = describeEncoding(database);
    if (encoding !== undefined) {
      const remedy = 'Restore a backup. To begin without what it held, move the file away';
      throw new ServerError('database-foreign', `Database ${file}`, encoding, remedy);
    }
    configure(database, maxWait);
    database.pragma('journal_mode = WAL');
    migrate(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Why a database is none that a version of this server, up to this one, has written.
 * @returns `undefined` when it is one
 */
export function describeForeignDatabase(database: Connection): string | undefined {
  const version = readVersion(database);
  if (version < 0) return `its version is ${version}`;
  const encoding = describeEncoding(database);
  if (encoding !== undefined) return encoding;
  return describeDifference(database, (inMemory) => migrate(inMemory, 'in memory'));
}

/** Reads the version under the write lock, so that of two simultaneous first starts only one changes the tables. */
function migrate(database: Connection, file: string): void {
  // Tools open the database while the server writes.
  if (readVersion(database) === newestVersion) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = readVersion(database);
    const subject = `Database ${file}`;
    if (done > newestVersion) {
      throw new ServerError(
        'database-newer',
        subject,
        `it was written by a newer version of the server (${done}, this one knows ${newestVersion})`,
        'Start that version, or set DATA_DIR to another folder',
      );
    }
    if (done < 0) throw new ServerError('database-foreign', subject, `its version is ${done}`, 'Restore a backup');
    for (const step of migrations.slice(done)) {
      if (typeof step === 'string') database.exec(step);
      else step(database);
    }
    if (done < newestVersion) database.exec(`PRAGMA user_version = ${newestVersion}`);
    database.exec('COMMIT');
  } finally {
    if (database.inTransaction) database.exec('ROLLBACK');
  }
}

/** The number of migrations that a database has had; 0 for a new one. */
export function readVersion(database: Pick<DataConnection, 'prepare'>): number {
  return v.parse(versionSchema, database.prepare('PRAGMA user_version').get([])).user_version;
}
