import Database from 'libsql';

/** Code of an error of SQLite, such as SQLITE_FULL; `null` for any other error. */
export const engineCode = (error: unknown): string | null =>
  error instanceof Database.SqliteError ? error.code : null;
