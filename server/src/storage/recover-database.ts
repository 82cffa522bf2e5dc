import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isStorageError } from '../server-error';
import type { Connection } from './connection';
import { copyDatabase } from './copy-database';
import { databaseFile, makeBackupFolder, removeSidecars, syncToDisk, timeForName } from './data-folder';
import { type FileIdentity, identify, isSame } from './file-identity';
import { toStorageError } from './storage-error';

// What the server of a data folder does about a database that was deleted or replaced. `report` logs one message.

type Report = (message: string) => void;

const returningFile = (dataFolder: string) => `${databaseFile(dataFolder)}.returning`;

/** Writes the open database back to its place. */
export function putBack(dataFolder: string, open: Connection, report: Report): void {
  copyDatabase(open, returningFile(dataFolder));
  finishPuttingBack(dataFolder);
  report(`Database ${databaseFile(dataFolder)}: it was deleted. It was written back from what the server had open`);
}

/** Completes the work of a server that was killed while writing its file back: it left a complete copy. */
export function resumePuttingBack(dataFolder: string): void {
  if (!existsSync(databaseFile(dataFolder)) && existsSync(returningFile(dataFolder))) finishPuttingBack(dataFolder);
}

function finishPuttingBack(dataFolder: string): void {
  const file = databaseFile(dataFolder);
  removeSidecars(file);
  renameSync(returningFile(dataFolder), file);
  syncToDisk(dataFolder);
}

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
  const aside = join(makeBackupFolder(dataFolder), `returned-${timeForName()}.sqlite`);
  renameSync(file, aside);
  report(`Database ${file}: an older state of it came back. That is kept as ${aside}, and the newer one goes on`);
}
