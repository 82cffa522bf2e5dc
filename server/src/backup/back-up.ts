import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupRetentionDays } from 'shared-config/forms/submission-retention';
import { ServerError } from '../server-error';
import { copyDatabase } from '../storage/copy-database';
import { databaseFile, makeBackupFolder, timeForName } from '../storage/data-folder';
import { openDatabase } from '../storage/open-database';
import { examineDatabase } from './examine-database';

/**
 * Copies the database of a data folder into its folder of backups, whether the server runs or not, and deletes backups
 * that are older than the privacy page promises.
 * @returns the new backup, and how many old ones were deleted
 * @throws {ServerError} when there is no database, or when it is damaged: then there is no backup
 */
export function backUp(dataFolder: string): { file: string; deleted: number } {
  if (!existsSync(databaseFile(dataFolder))) {
    throw new ServerError(
      'no-database',
      `Data folder ${dataFolder}`,
      'there is no database in it',
      'Set DATA_DIR to the one to back up',
    );
  }
  const connection = openDatabase(dataFolder);
  const folder = makeBackupFolder(dataFolder);
  const file = join(folder, `site-${timeForName()}.sqlite`);
  try {
    copyDatabase(connection, file);
  } finally {
    connection.close();
  }
  try {
    examineDatabase(file);
  } catch (error) {
    rmSync(file);
    throw error;
  }
  return { file, deleted: deleteOld(folder) };
}

const dayInMs = 86_400_000;

function deleteOld(folder: string): number {
  // Databases that were replaced may contain submissions that nobody has read: a person deletes those.
  const names = readdirSync(folder).filter((name) => /^(site|before-restore)-.*\.sqlite(-wal|-shm)?$/.test(name));
  const old = names.filter((name) => statSync(join(folder, name)).mtimeMs < Date.now() - backupRetentionDays * dayInMs);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}
