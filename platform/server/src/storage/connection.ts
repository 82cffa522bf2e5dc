import type Database from 'libsql';

/** A connection to one file, as libSQL gives it. Unlike `DataConnection` it keeps using a file that was deleted. */
export type Connection = Database.Database;

/**
 * Sets what each connection to the server's database needs. A commit is on disk before it returns, so what was
 * acknowledged survives `kill -9`.
 * @param maxWait how long (ms) each statement waits, blocking, for another process that writes
 */
export function configure(database: Connection, maxWait: number): void {
  database.pragma(`busy_timeout = ${maxWait}`);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted personal data is overwritten.
  database.pragma('secure_delete = ON');
}
