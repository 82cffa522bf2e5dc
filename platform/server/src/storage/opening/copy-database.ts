import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPrivateFile, syncToDisk } from '../data-folder';
import { nameTemporary, removeTemporary } from '../temporary-names';

/** Something that SQL is run on. */
type Source = { exec: (sql: string) => unknown };

/** Copies a database, which others may write to meanwhile, into a file that is not there yet; on disk when it returns. */
export function writeCopy(database: Source, file: string): void {
  createPrivateFile(file);
  database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
  syncToDisk(file);
}

/**
 * Copies a database, which others may write to meanwhile, into a new file. The file
 * gets its name when it is complete and on disk; a failed copy leaves no file.
 */
export function copyDatabase(database: Source, file: string): void {
  const part = nameTemporary(file);
  try {
    writeCopy(database, part);
    renameSync(part, file);
    syncToDisk(dirname(file));
  } finally {
    removeTemporary(part);
  }
}
