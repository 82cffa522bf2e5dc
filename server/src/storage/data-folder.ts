import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { ServerError } from '../server-error';

/** The database of a data folder. */
export const databaseFile = (dataFolder: string) => join(dataFolder, 'site.sqlite');

/** Where backups, and databases that were replaced, lie. */
export const backupFolder = (dataFolder: string) => join(dataFolder, 'backups');

/** The files that make up a database while it is open. Never opened by anything but SQLite: closing one drops its locks. */
export const filesOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/** Removes what SQLite keeps beside a database. */
export function removeSidecars(file: string): void {
  for (const sidecar of filesOf(file).slice(1)) rmSync(sidecar, { force: true });
}

const folderMode = 0o700;
const fileMode = 0o600;
/** A folder in which everybody may create files, such as /tmp. */
const sharedFolderBit = 0o1000;

/**
 * Makes a data folder that nobody but its owner can enter or read, files that lie there already included: what visitors
 * sent is in it.
 * @throws {ServerError} when the folder is one that everybody shares; a system error when it cannot be made.
 */
export function prepareDataFolder(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: folderMode });
  if ((statSync(dataFolder).mode & sharedFolderBit) !== 0) {
    throw new ServerError(
      'data-folder-shared',
      `Data folder ${dataFolder}`,
      'everybody shares it',
      'Set DATA_DIR to a folder of its own',
    );
  }
  narrow(dataFolder, folderMode);
  narrowFiles(dataFolder, /^(site\.sqlite|.*\.lock)/);
  if (!existsSync(backupFolder(dataFolder))) return;
  narrow(backupFolder(dataFolder), folderMode);
  narrowFiles(backupFolder(dataFolder), /\.sqlite/);
}

function narrowFiles(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder)) if (names.test(name)) narrow(join(folder, name), fileMode);
}

/** Takes away what is not in the mode. Nothing is added: a folder that its owner made read-only stays so. */
function narrow(path: string, mode: number): void {
  // SQLite deletes files of its own at any time.
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && (found.mode & 0o777 & ~mode) !== 0) chmodSync(path, found.mode & mode);
}

/** Makes the folder for backups. */
export function makeBackupFolder(dataFolder: string): string {
  const folder = backupFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: folderMode });
  giveToOwner(folder);
  return folder;
}

/** Creates an empty file that its owner alone can read, unless it is there. */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', fileMode));
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return;
    throw error;
  }
  giveToOwner(file);
}

/** An administrator may run a command in the folder of another user, who must be able to use what came of it. */
function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Waits until a file's or folder's content is on disk. Never for a database that is open: see {@link filesOf}. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
