/** The tables of the newest version of the database (`open-database.ts`). */
export const tables = [
  'submissions',
  'enquiries',
  'mails',
  'outbox',
  'trapped_submissions',
  'withdrawals',
  'clock',
  'collections',
  'documents',
  'error_reports',
  'signals',
  'watched_shares',
] as const;

/** Name of a table. */
export type Table = (typeof tables)[number];

/** The largest number that is given to an entry: 600 forms a minute take 3,000 years to get there, and SQLite has larger ones. */
export const maxNumber = 1_000_000_000_000;

/** The tables whose entries are numbered one after the other. */
export const numberedTables = [
  'submissions',
  'trapped_submissions',
  'collections',
  'withdrawals',
] as const satisfies Table[];
