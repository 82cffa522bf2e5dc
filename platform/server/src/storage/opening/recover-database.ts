import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStorageError } from '../../server-error';
import { timeOfArrival } from '../clock-gate';
import type { Connection } from '../connection';
import { databaseFile, makeBackupFolder, removeSidecars, syncToDisk, timeForName } from '../data-folder';
import { type FileIdentity, identify, isSame } from '../file-identity';
import { toStorageError } from '../storage-error';
import { copyDatabase } from './copy-database';

// How the server of a data folder handles a database that was deleted or replaced. `report` logs one message.

type Report = (message: string) => void;

/** A complete database on its way to its place, from the server that had it open. */
const returningFile = (dataFolder: string) => `${databaseFile(dataFolder)}.returning`;

/** A complete database on its way to the place of another one, which a restore moves to the backups. */
const restoredFile = (dataFolder: string) => `${databaseFile(dataFolder)}.restored`;

/** Whether a data folder has a database, or one that is on its way to its place. */
export const hasDatabase = (dataFolder: string): boolean =>
  [databaseFile, returningFile, restoredFile].some((name) => existsSync(name(dataFolder)));

/** Writes the open database back to its place. */
export function putBack(dataFolder: string, open: Connection, report: Report): void {
  copyDatabase(open, returningFile(dataFolder));
  placeDatabase(dataFolder, returningFile(dataFolder));
  report(`Database ${databaseFile(dataFolder)}: it was deleted. It was written back from what the server had open`);
}

function placeDatabase(dataFolder: string, complete: string): void {
  const file = databaseFile(dataFolder);
  removeSidecars(file);
  renameSync(complete, file);
  syncToDisk(dataFolder);
}

/**
 * Puts a complete database in the place of the one that is there, which is moved to the backups. A process that is killed on the way leaves
 * one of the two in its place, or what {@link resumeReplacing} completes.
 * @returns where the former one is; undefined when there was none
 */
export function replaceDatabase(dataFolder: string, complete: string): string | undefined {
  const file = databaseFile(dataFolder);
  const kept = existsSync(file)
    ? join(makeBackupFolder(dataFolder), `before-restore-${timeForName(timeOfArrival(dataFolder))}.sqlite`)
    : undefined;
  if (kept === undefined) removeSidecars(file);
  try {
    renameSync(complete, restoredFile(dataFolder));
    syncToDisk(dataFolder);
    if (kept !== undefined) {
      renameSync(file, kept);
      keepLog(dataFolder, kept);
    }
  } finally {
    resumeReplacing(dataFolder);
  }
  return kept;
}

/** The write-ahead log has the latest writes of the former database. */
function keepLog(dataFolder: string, kept: string): void {
  const log = `${databaseFile(dataFolder)}-wal`;
  if (existsSync(log)) renameSync(log, `${kept}-wal`);
  syncToDisk(dirname(kept));
}

/**
 * Completes what a killed process had begun: to write the database back, or to restore one. The caller must hold the lock of the swap.
 * Where there is a database, a restore has not happened, and what would have been written back is kept among the backups.
 */
export function resumeReplacing(dataFolder: string): void {
  const [file, returning, restored] = [databaseFile(dataFolder), returningFile(dataFolder), restoredFile(dataFolder)];
  if (!existsSync(file)) {
    if (existsSync(returning)) placeDatabase(dataFolder, returning);
    else if (existsSync(restored)) {
      const kept = latestKept(dataFolder);
      if (kept !== undefined && !existsSync(`${kept}-wal`)) keepLog(dataFolder, kept);
      placeDatabase(dataFolder, restored);
    }
  }
  rmSync(restored, { force: true });
  if (existsSync(returning)) renameSync(returning, nameReturned(dataFolder));
}

function latestKept(dataFolder: string): string | undefined {
  const folder = makeBackupFolder(dataFolder);
  const latest = readdirSync(folder)
    .filter((name) => /^before-restore-.*\.sqlite$/.test(name))
    .toSorted()
    .at(-1);
  return latest && join(folder, latest);
}

const nameReturned = (dataFolder: string) => join(makeBackupFolder(dataFolder), `returned-${timeForName()}.sqlite`);

/** Copies the open database to the backups, because another file has its name now. A restore has moved it there already. */
export function keepReplaced(
  dataFolder: string,
  { database, files: [identity] }: { database: Connection; files: readonly (FileIdentity | undefined)[] },
  report: Report,
): void {
  const subject = `Database ${databaseFile(dataFolder)}`;
  const folder = makeBackupFolder(dataFolder);
  if (readdirSync(folder).some((name) => isSame(identify(join(folder, name)), identity))) return;
  const kept = join(folder, `replaced-${timeForName()}.sqlite`);
  try {
    copyDatabase(database, kept);
  } catch (cause) {
    const error = toStorageError(cause, subject);
    if (!isStorageError(error, 'database-damaged')) throw error;
    report(`${subject}: another file has taken its place. The former was damaged and could not be kept`);
    return;
  }
  report(`${subject}: another file has taken its place. What the server had open is kept as ${kept}`);
}

/** Moves a file aside that came back after its content was written into a new one. */
export function setAside(dataFolder: string, report: Report): void {
  const file = databaseFile(dataFolder);
  const aside = nameReturned(dataFolder);
  renameSync(file, aside);
  report(`Database ${file}: an older state of it came back. That is kept as ${aside}, and the newer one goes on`);
}
