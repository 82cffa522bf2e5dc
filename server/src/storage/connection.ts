import type Database from 'libsql';

/** A connection to one file, as libSQL gives it. It goes on with a file that was deleted, unlike `FollowingConnection`. */
export type Connection = Database.Database;
