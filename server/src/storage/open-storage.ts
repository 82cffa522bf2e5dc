import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isStorageError, ServerError } from '../server-error';
import type { Connection } from './connection';
import { copyDatabase } from './copy-database';
import {
  backupFolder,
  databaseFile,
  makeBackupFolder,
  prepareDataFolder,
  removeSidecars,
  syncToDisk,
} from './data-folder';
import { identify, isSame } from './file-identity';
import { type FollowingConnection, followDatabase } from './follow-database';
import type { RecoveryHandler } from './held-database';
import { lockDataFolder } from './lock-file';
import { openFile, readVersion, useDataFolder } from './open-database';
import { toStorageError } from './storage-error';

/** The stored data of a running server. */
export type Storage = {
  connection: FollowingConnection;
  /** Writes, reads, and compares the open file with the one on disk. @throws {ServerError} `StorageError` with the reason */
  check: () => void;
  close: () => void;
};

/** How long (ms) one statement may block the server while another process writes; `retryWhileBusy` waits longer. */
const maxWait = 100;

/** How often (ms) the server checks that its file is still there. */
const watchInterval = 1000;

/**
 * Opens the data folder for its one server. A database file that is deleted while it runs is written back from
 * the open database; a file that replaces it is used from then on, and the former is kept among the backups.
 * @param report logs one message
 * @throws {ServerError} when another server uses the folder, it cannot be written, or the database is damaged or newer
 */
export function openStorage(dataFolder: string, report: (message: string) => void): Storage {
  return useDataFolder(dataFolder, () => {
    prepareDataFolder(dataFolder);
    let lock = lockDataFolder(dataFolder);
    const keepLock = () => {
      if (lock.isOnDisk()) return;
      const next = lockDataFolder(dataFolder);
      lock.release();
      lock = next;
    };
    try {
      finishPuttingBack(dataFolder);
      const connection = followDatabase(dataFolder, {
        open: (file) => openSound(file, dataFolder),
        maxWait,
        recoveryHandler: createRecoveryHandler(dataFolder, keepLock, report),
      });
      const stopWatching = watch(() => {
        keepLock();
        connection.verify();
      }, report);
      return {
        connection,
        check: () => {
          keepLock();
          checkConnection(connection);
        },
        close: () => {
          stopWatching();
          connection.close();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/** Opens a file and checks that it is sound. @throws {ServerError} `database-damaged`, with the backup to restore */
function openSound(file: string, dataFolder: string): Connection {
  let finding: string;
  try {
    const database = openFile(file, maxWait);
    const row = v.parse(v.record(v.string(), v.unknown()), database.prepare('PRAGMA quick_check(1)').get([]));
    finding = String(row['quick_check']);
    if (finding === 'ok') return database;
    database.close();
  } catch (cause) {
    const error = toStorageError(cause, `Database ${file}`);
    if (!isStorageError(error, 'database-damaged')) throw error;
    finding = cause instanceof Error ? cause.message : String(cause);
  }
  throw new ServerError(
    'database-damaged',
    `Database ${file}`,
    `it is damaged (${finding.replaceAll(/\s+/g, ' ')})`,
    describeRemedy(dataFolder),
  );
}

function describeRemedy(dataFolder: string): string {
  const folder = backupFolder(dataFolder);
  const backups = existsSync(folder) ? readdirSync(folder).filter((name) => /^site-.*\.sqlite$/.test(name)) : [];
  const latest = backups.toSorted().at(-1);
  return latest === undefined
    ? `There is no backup in ${folder}; look for one elsewhere and run "npx -y pnpm@12 restore FILE"`
    : `Restore the latest backup: npx -y pnpm@12 restore ${join(folder, latest)}`;
}

const returningFile = (dataFolder: string) => `${databaseFile(dataFolder)}.returning`;

/** Completes the work of a server that was killed while writing its file back: it left a complete copy. */
function finishPuttingBack(dataFolder: string): void {
  const file = databaseFile(dataFolder);
  if (existsSync(file) || !existsSync(returningFile(dataFolder))) return;
  removeSidecars(file);
  renameSync(returningFile(dataFolder), file);
}

function createRecoveryHandler(
  dataFolder: string,
  keepLock: () => void,
  report: (message: string) => void,
): RecoveryHandler {
  const file = databaseFile(dataFolder);
  return {
    prepare: () => {
      prepareDataFolder(dataFolder);
      keepLock();
    },
    putBack: (open) => {
      copyDatabase(open, returningFile(dataFolder));
      removeSidecars(file);
      renameSync(returningFile(dataFolder), file);
      syncToDisk(dataFolder);
      report(`Database ${file}: it was deleted. It was written back from what the server had open`);
    },
    keep: (open, identity) => {
      const folder = makeBackupFolder(dataFolder);
      const isKept = readdirSync(folder).some((name) => isSame(identify(join(folder, name)), identity));
      if (isKept) return;
      const kept = join(folder, `replaced-${timeForName()}.sqlite`);
      try {
        copyDatabase(open, kept);
      } catch (cause) {
        const error = toStorageError(cause, `Database ${file}`);
        if (!isStorageError(error, 'database-damaged')) throw error;
        report(`Database ${file}: another file has taken its place. The former was damaged and could not be kept`);
        return;
      }
      report(`Database ${file}: another file has taken its place. What the server had open is kept as ${kept}`);
    },
    setAside: () => {
      const aside = join(makeBackupFolder(dataFolder), `returned-${timeForName()}.sqlite`);
      renameSync(file, aside);
      report(`Database ${file}: an older state of it came back. That is kept as ${aside}, and the newer one goes on`);
    },
  };
}

/** The current time for the name of a file, in UTC with milliseconds. Such names sort by time. */
export const timeForName = () => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** Writes the version to the first page again, which changes nothing. */
function checkConnection(connection: FollowingConnection): void {
  const check = connection.transaction(() => {
    connection.exec(`PRAGMA user_version = ${readVersion(connection)}`);
  });
  check();
  connection.prepare('SELECT max(id) FROM submissions').get([]);
}

/** Checks the file in the background, and reports once when it fails and once when it works again. */
function watch(verify: () => void, report: (message: string) => void): () => void {
  let last = '';
  const timer = setInterval(() => {
    let message = '';
    try {
      verify();
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    if (message !== last) report(message || 'The stored data works again');
    last = message;
  }, watchInterval);
  timer.unref();
  return () => clearInterval(timer);
}
