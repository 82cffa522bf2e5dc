import type Database from 'libsql';

/** A connection to one file, as libSQL gives it. Unlike `DataConnection` it keeps using a file that was deleted. */
export type Connection = Database.Database;
