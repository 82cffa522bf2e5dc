import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isStorageError } from '../server-error';
import { lockFile } from './lock-file';

/**
 * Data folders beside or in this one that a server uses at the moment, as `dev` has its own in `data/dev`: the submissions of its visitors
 * are there. One that lies elsewhere is not found.
 */
function findOtherFolders(dataFolder: string): string[] {
  const own = resolve(dataFolder);
  const beside = [own, dirname(own)].flatMap((folder) => [folder, ...listFolders(folder)]);
  return [...new Set(beside)].filter((folder) => folder !== own && isServed(folder)).sort();
}

/** Warnings for a command that reads a data folder. @param command as it is called, such as `errors` */
export const warnOfOtherFolders = (dataFolder: string, command: string): string[] =>
  findOtherFolders(dataFolder).map(
    (folder) => `A server writes to ${folder}, which was not read: "DATA_DIR=${folder} ${command}" reads it`,
  );

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/** Whether a server holds the lock of a folder; a shared one, so that two commands may look at once. */
function isServed(folder: string): boolean {
  const file = join(folder, 'server.lock');
  if (!existsSync(file)) return false;
  try {
    lockFile(file, 0, 'shared').release();
    return false;
  } catch (error) {
    // A folder of another owner is none that this command could read either.
    return isStorageError(error, 'database-busy');
  }
}
