import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupRetentionDays } from 'kit/forms/submission-retention';
import Database from 'libsql';
import { whilePicturesMayGo } from '../pictures/picture-lock';
import { ServerError } from '../server-error';
import { createClockGate, latestTime, timeOfArrival } from '../storage/clock-gate';
import type { DataConnection } from '../storage/data-connection';
import { databaseFile, makeBackupFolder, syncToDisk, timeForName } from '../storage/data-folder';
import { mendNumbers } from '../storage/mending/mend-numbers';
import { beAtWork } from '../storage/opening/at-work';
import { writeCopy } from '../storage/opening/copy-database';
import { openDatabase, useDataFolder } from '../storage/opening/open-database';
import { hasDatabase } from '../storage/opening/recover-database';
import { toStorageError } from '../storage/storage-error';
import { nameTemporary, removeTemporary } from '../storage/temporary-names';
import { backUpPictures, deleteUnlisted, isList } from './back-up-pictures';
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
 * @returns the new backup, how many old ones were deleted, and warnings: which pictures are damaged, why no old backup is deleted
 * @throws {ServerError} when there is no database, it is damaged or none of this server, or the disk is full: then there is no backup
 */
export function backUp(dataFolder: string): BackedUp {
  if (!hasDatabase(dataFolder)) {
    throw new ServerError(
      'no-database',
      `Data folder ${dataFolder}`,
      'there is no database in it',
      'Set DATA_DIR to the one to back up',
    );
  }
  return useDataFolder(dataFolder, () => {
    const atWork = beAtWork(dataFolder, maxWait);
    const connection = openDatabase(dataFolder, 'ro');
    try {
      const warnings: string[] = [];
      const warn = (message: string) => void warnings.push(message);
      const { file, pictures } = writeBackup(dataFolder, connection, warn);
      const deleted = deleteOld(dataFolder, connection, warn);
      return { file, pictures, deleted, warnings };
    } finally {
      connection.close();
      atWork.end();
    }
  });
}

/** How long (ms) to wait for a process that replaces the database, and before a deletion for one that needs the pictures. */
const maxWait = 5000;

/** The database gets its name last: a backup is whole, or not there. */
function writeBackup(
  dataFolder: string,
  connection: DataConnection,
  warn: (message: string) => void,
): Pick<BackedUp, 'file' | 'pictures'> {
  const folder = makeBackupFolder(dataFolder);
  const file = join(folder, `site-${timeForName(timeOfArrival(dataFolder))}.sqlite`);
  const part = nameTemporary(file);
  try {
    writeCopy(connection, part);
    examineDatabase(part, `Database ${databaseFile(dataFolder)}`);
    mendCopy(part);
    // After the copy of the database: the pictures that it names are there.
    const pictures = backUpPictures(dataFolder, file, warn);
    renameSync(part, file);
    syncToDisk(folder);
    return { file, pictures };
  } finally {
    removeTemporary(part);
  }
}

/** A server that starts mends its own numbers; a backup has them mended meanwhile. */
function mendCopy(file: string): void {
  const database = new Database(file);
  try {
    mendNumbers(database);
  } finally {
    database.close();
  }
}

const dayInMs = 86_400_000;

/** @returns how many files of old backups there were; 0 while the clock is doubted */
function deleteOld(dataFolder: string, connection: DataConnection, warn: (message: string) => void): number {
  try {
    if (!createClockGate(dataFolder, () => latestTime(connection), warn).isTrusted()) return 0;
    const folder = makeBackupFolder(dataFolder);
    const deleted = whilePicturesMayGo(dataFolder, maxWait, () => {
      const first = Date.now() - backupRetentionDays * dayInMs;
      const old = readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && (timeOfBackup(folder, entry.name) ?? first) < first)
        .map(({ name }) => name)
        // A database without its list would be restored without its pictures, without a warning.
        .toSorted((one, other) => Number(isList(one)) - Number(isList(other)));
      for (const name of old) rmSync(join(folder, name), { force: true });
      return old.length + deleteUnlisted(folder, warn);
    });
    if (deleted === undefined)
      warn(
        `Backups in ${folder} that are too old were not deleted: another backup or a restore is under way. The next backup deletes them`,
      );
    return deleted ?? 0;
  } catch (cause) {
    // The backup is there all the same.
    const error = toStorageError(cause, `Data folder ${dataFolder}`);
    warn(`Backups that are too old were not deleted. ${error instanceof Error ? error.message : String(error)}`);
    return 0;
  }
}

/**
 * When a file was put among the backups, by its name: a database that a restore replaced may have been written long before.
 * @returns ms since 1970; `undefined` for what is no backup. Databases that were replaced otherwise may contain submissions that nobody has
 * read: a person deletes those.
 */
function timeOfBackup(folder: string, name: string): number | undefined {
  if (!/^(site|before-restore)-.*\.(sqlite(-wal|-shm)?|pictures\.json)$/.test(name)) return undefined;
  const [, day, hour, minute, second] = /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d-\d{3})Z\./.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second?.replace('-', '.')}Z`);
  return Number.isNaN(time) ? statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs : time;
}
