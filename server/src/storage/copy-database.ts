import { chmodSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createPrivateFile, syncToDisk } from './data-folder';

/**
 * Writes all that a database holds at this moment into a new file, while others may write into the database. The file
 * has its name only when it is whole and on disk; nothing stays of one that failed.
 */
export function copyDatabase(database: { exec: (sql: string) => unknown }, file: string): void {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    createPrivateFile(part);
    database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`);
    chmodSync(part, 0o600);
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(dirname(file));
  } finally {
    rmSync(part, { force: true });
    rmSync(`${part}-journal`, { force: true });
  }
}
