import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupRetentionDays } from 'shared-config/forms/submission-retention';
import { ServerError } from '../server-error';
import { createClockGate, latestTime } from '../storage/clock-gate';
import { copyDatabase } from '../storage/copy-database';
import { databaseFile, makeBackupFolder, timeForName } from '../storage/data-folder';
import { openDatabase } from '../storage/open-database';
import { backUpPictures, deleteUnlisted } from './back-up-pictures';
import { examineDatabase } from './examine-database';

/** A backup that was made. */
export type BackedUp = {
  file: string;
  /** Pictures that it has. */
  pictures: number;
  /** Files of old backups that were deleted. */
  deleted: number;
  warnings: string[];
};

/**
 * Copies the database and the pictures of a data folder into its folder of backups, whether the server runs or not, and deletes backups
 * that are older than the privacy page promises.
 * @returns the new backup, how many old ones were deleted, and why none is where the clock is doubted
 * @throws {ServerError} when there is no database, or when it is damaged: then there is no backup
 */
export function backUp(dataFolder: string): BackedUp {
  if (!existsSync(databaseFile(dataFolder))) {
    throw new ServerError(
      'no-database',
      `Data folder ${dataFolder}`,
      'there is no database in it',
      'Set DATA_DIR to the one to back up',
    );
  }
  const connection = openDatabase(dataFolder, 'ro');
  const folder = makeBackupFolder(dataFolder);
  const file = join(folder, `site-${timeForName()}.sqlite`);
  const warnings: string[] = [];
  let isTrusted = false;
  try {
    copyDatabase(connection, file);
    isTrusted = createClockGate(
      dataFolder,
      () => latestTime(connection),
      (message) => warnings.push(message),
    ).isTrusted();
  } finally {
    connection.close();
  }
  try {
    examineDatabase(file);
  } catch (error) {
    rmSync(file);
    throw error;
  }
  // Behind the database: what it names is there.
  const pictures = backUpPictures(dataFolder, file);
  return { file, pictures, deleted: isTrusted ? deleteOld(folder) : 0, warnings };
}

const dayInMs = 86_400_000;

function deleteOld(folder: string): number {
  // Databases that were replaced may contain submissions that nobody has read: a person deletes those.
  const names = readdirSync(folder).filter((name) =>
    /^(site|before-restore)-.*\.(sqlite(-wal|-shm)?|pictures\.json)$/.test(name),
  );
  const old = names.filter((name) => statSync(join(folder, name)).mtimeMs < Date.now() - backupRetentionDays * dayInMs);
  for (const name of old) rmSync(join(folder, name));
  return old.length + deleteUnlisted(folder);
}
