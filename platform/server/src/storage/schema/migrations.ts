import type { Connection } from '../connection';
import { addErrorPlace } from './add-error-place';
import { documentIndexMigration } from './document-index-migration';
import { dropDocumentIndex } from './drop-document-index';

// Each step runs once, in this order; `user_version` counts them. A released step is never changed.
export const migrations: readonly (string | ((database: Connection) => void))[] = [
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
