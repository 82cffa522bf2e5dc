import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import * as v from 'valibot';
import { ServerError } from '../server-error';
import type { Connection } from '../storage/connection';
import { describeForeignDatabase, newestVersion, readVersion } from '../storage/opening/open-database';

/** Opens a database read-only, so that examining it changes nothing. */
export const openReadOnly = (file: string) => new Database(`${pathToFileURL(file).href}?mode=ro`);

const checkSchema = v.object({ integrity_check: v.string() });

/**
 * Checks that a file is a sound database of a version of this server, without changing it.
 * @param subject its name in messages
 * @throws {ServerError} when it is missing, damaged, not such a database, or of a newer version
 */
export function examineDatabase(file: string, subject = `Backup ${file}`): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new ServerError(
      'backup-missing',
      subject,
      'there is no such file',
      'Name one of those in the folder "backups" of the data folder',
    );
  }
  const remedy = 'Restore another backup';
  let database: Connection | undefined;
  try {
    database = openReadOnly(file);
    const { integrity_check: finding } = v.parse(checkSchema, database.prepare('PRAGMA integrity_check(1)').get([]));
    if (finding !== 'ok') throw new ServerError('backup-damaged', subject, `it is damaged (${finding})`, remedy);
    const version = readVersion(database);
    if (version > newestVersion) {
      throw new ServerError(
        'backup-newer',
        subject,
        `it was written by a newer version of the server (${version}, this one knows ${newestVersion})`,
        'Restore it with that version',
      );
    }
    const foreign = describeForeignDatabase(database);
    if (foreign !== undefined) throw new ServerError('backup-foreign', subject, foreign, remedy);
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError('backup-damaged', subject, `it cannot be read as a database (${reason})`, remedy, { cause });
  } finally {
    database?.close();
  }
}
