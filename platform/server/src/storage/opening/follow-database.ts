import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { isStorageError, ServerError } from '../../server-error';
import { type Connection, configure } from '../connection';
import { connect, type DataConnection } from '../data-connection';
import { identify, isSame } from '../file-identity';
import { toStorageError } from '../storage-error';

/**
 * Connects to a database whose tables are up to date, from elsewhere than the server that holds it (`openStorage`). Whatever
 * file has its name is used; none is created.
 * @param maxWait how long (ms) each statement waits, blocking, for another process that writes
 * @param mode `ro` while a server may run: SQLite before 3.51.2 can damage a database that two connections write to at the same time
 *   (sqlite.org/wal.html, "The WAL-Reset Bug"), and libSQL has 3.45.1
 */
export function followDatabase(file: string, maxWait: number, mode: 'rw' | 'ro' = 'rw'): DataConnection {
  const subject = `Database ${file}`;
  let database: Connection | undefined;
  let opened = identify(file);
  let hasFailed = false;

  const close = () => {
    database?.close();
    database = undefined;
  };
  const open = () => {
    opened = identify(file);
    hasFailed = false;
    if (!opened) {
      const remedy = 'A running server writes it back within a second; then try again';
      throw new ServerError('database-missing', subject, 'it was deleted', remedy);
    }
    const next = new Database(`${pathToFileURL(file).href}?mode=${mode}`);
    configure(next, maxWait);
    return next;
  };
  return connect({
    current: () => {
      if (hasFailed || !isSame(opened, identify(file))) close();
      database ??= open();
      return database;
    },
    confirm: () => {
      if (isSame(opened, identify(file))) return;
      const reason = 'it was replaced while something was written';
      throw new ServerError('database-replaced', subject, reason, 'Write it again');
    },
    explain: (cause) => {
      const error = toStorageError(cause, subject);
      // After an error of the disk the connection is not used again.
      hasFailed ||= isStorageError(error) && !isStorageError(error, 'database-busy', 'disk-full');
      return error;
    },
    close,
  });
}
