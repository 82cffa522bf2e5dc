import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { isStorageError, ServerError } from '../server-error';
import { toStorageError } from './storage-error';
import { nameTemporary, removeTemporary } from './temporary-names';

/** The database of a data folder. */
export const databaseFile = (dataFolder: string) => join(dataFolder, 'site.sqlite');

/** The folder of backups and of databases that were replaced. */
export const backupFolder = (dataFolder: string) => join(dataFolder, 'backups');

/** The files of an open database. Only SQLite may open them: closing any descriptor of one drops its locks. */
export const filesOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/** Removes what SQLite keeps beside a database: it would apply it to another one in its place. */
export function removeSidecars(file: string): void {
  for (const suffix of ['-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

const folderMode = 0o700;
const fileMode = 0o600;
/** Mode bit of a folder in which everybody may create files, such as /tmp. */
const sharedFolderBit = 0o1000;

/**
 * Creates a data folder, and makes it private to its owner: it contains what visitors sent.
 * @throws {ServerError} when everybody shares the folder, or it cannot be created.
 */
export function prepareDataFolder(dataFolder: string): void {
  makeFolder(dataFolder);
  const { mode } = statSync(dataFolder);
  if ((mode & sharedFolderBit) !== 0) {
    throw new ServerError(
      'data-folder-shared',
      `Data folder ${dataFolder}`,
      'everybody shares it',
      'Set DATA_DIR to a folder of its own',
    );
  }
  // No permission is added: a read-only folder stays so.
  if ((mode & 0o777 & ~folderMode) !== 0) chmodSync(dataFolder, mode & folderMode);
}

/** @throws {ServerError} when the folder cannot be created, never that it was deleted: Node's ENOENT means also a read-only disk. */
function makeFolder(folder: string): void {
  const subject = `Folder ${folder}`;
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode });
  } catch (cause) {
    if (isStorageError(toStorageError(cause, subject), 'disk-full')) throw cause;
    const remedy = 'Make the folder above it writable';
    throw new ServerError('data-folder-unwritable', subject, 'it cannot be created', remedy, { cause });
  }
}

/** A time (ms since 1970) for the name of a file, in UTC with milliseconds. Such names sort by time. */
export const timeForName = (time = Date.now()) => new Date(time).toISOString().replaceAll(/[:.]/g, '-');

/** Creates the folder of backups. */
export function makeBackupFolder(dataFolder: string): string {
  const folder = backupFolder(dataFolder);
  makePrivateFolder(folder);
  return folder;
}

/** Creates a folder of a data folder, unless it exists. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  giveToOwner(folder);
}

/** Creates an empty file that only its owner can read, unless it exists. */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', fileMode));
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return;
    throw error;
  }
  giveToOwner(file);
}

/** Writes a file that only its owner can read, whole or not at all. */
export function replacePrivateFile(file: string, content: string): void {
  const part = nameTemporary(file);
  try {
    createPrivateFile(part);
    writeFileSync(part, content, { flush: true });
    renameSync(part, file);
    syncToDisk(dirname(file));
  } finally {
    removeTemporary(part);
  }
}

/**
 * Puts a file that never changes into a second place: as a link, which takes no room, or where that is not possible as a copy, whole or
 * not at all. A file that is there is replaced.
 */
export function linkOrCopy(from: string, to: string): void {
  const part = nameTemporary(to);
  try {
    placeContent(from, part);
    renameSync(part, to);
  } finally {
    removeTemporary(part);
  }
  syncToDisk(dirname(to));
}

function placeContent(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // On another file system, or it has as many links as there can be. A copy meets any other obstacle itself.
    copyFileSync(from, to);
    chmodSync(to, fileMode);
    giveToOwner(to);
    syncToDisk(to);
  }
}

/** More than a form takes with all that SQLite writes for it, in bytes. */
const formSpace = 128 * 1024;

/**
 * Writes what the largest form would take, and removes it: a write to pages that a database has already does not show that the
 * disk, or the quota, is full.
 * @throws {ServerError} `disk-full`; any other obstacle is for the database to meet
 */
export function checkSpace(dataFolder: string): void {
  const file = nameTemporary(join(dataFolder, 'space-check'));
  try {
    createPrivateFile(file);
    writeFileSync(file, Buffer.alloc(formSpace, 1));
  } catch (cause) {
    const error = toStorageError(cause, `Data folder ${dataFolder}`);
    if (isStorageError(error, 'disk-full')) throw error;
  } finally {
    removeTemporary(file);
  }
}

/** Adds to a file that only its owner can read; on disk when it returns. */
export function appendPrivately(file: string, content: string): void {
  createPrivateFile(file);
  appendFileSync(file, content, { flush: true });
}

/** Gives a file that an administrator creates to the owner of its folder, who must be able to use it. */
function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Waits until the content of a file or folder is on disk. Not for an open database: see {@link filesOf}. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
