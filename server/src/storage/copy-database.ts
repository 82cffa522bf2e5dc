import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPrivateFile, syncToDisk } from './data-folder';

/**
 * Copies a database, which others may write to meanwhile, into a new file. The file
 * gets its name when it is complete and on disk; a failed copy leaves no file.
 */
export function copyDatabase(database: { exec: (sql: string) => unknown }, file: string): void {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    createPrivateFile(part);
    database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(dirname(file));
  } finally {
    rmSync(part, { force: true });
    rmSync(`${part}-journal`, { force: true });
  }
}
