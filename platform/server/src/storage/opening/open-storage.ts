import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { type PeriodicWork, startPeriodicWork } from '../../periodic-work';
import { isStorageError, ServerError } from '../../server-error';
import type { Connection } from '../connection';
import { connect, type DataConnection } from '../data-connection';
import { backupFolder, checkSpace, databaseFile, prepareDataFolder } from '../data-folder';
import { lockDataFolder } from '../lock-file';
import { boundNumbers } from '../mending/bound-numbers';
import { findExhaustedNumbers } from '../mending/find-exhausted-numbers';
import { findOddNumbers, mendNumbers } from '../mending/mend-numbers';
import { mendTexts } from '../mending/mend-texts';
import { describeForeign } from '../schema/describe-foreign';
import { toStorageError } from '../storage-error';
import { type AtWork, beAtWork } from './at-work';
import { holdLiveDatabase } from './live-database';
import { openFile, readVersion, useDataFolder } from './open-database';

/** The stored data of a running server. */
export type Storage = {
  connection: DataConnection;
  /** Writes, reads, compares the open file with the one on disk, and sees whether a form would find room. @throws {ServerError} `StorageError` with the reason */
  check: () => void;
  /** Why what others have left was not removed; `undefined` when it was. */
  failure: PeriodicWork['failure'];
  /** Has texts that are not UTF-8 made bytes when it is closed, so that the next server reads them. */
  mendOnClose: () => void;
  close: () => void;
};

/** How long (ms) one statement may block the server while another process writes; `retryWhileBusy` waits longer. */
const maxWait = 100;

/** How often (ms) the server checks that its file is still there, and looks for leftovers of other processes. */
const watchInterval = 1000;
const sweepInterval = 3_600_000;

/**
 * Opens the data folder for its one server. A database file that is deleted while it runs is written back from
 * the open database; a file that replaces it is used from then on, and the former is kept among the backups.
 * @param report logs one message
 * @throws {ServerError} when another server uses the folder, it cannot be written, or the database is damaged or newer
 */
export function openStorage(dataFolder: string, report: (message: string) => void): Storage {
  return useDataFolder(dataFolder, () => {
    prepareDataFolder(dataFolder);
    const lock = lockDataFolder(dataFolder);
    let atWork: AtWork | undefined;
    try {
      // A process that ended over a text that is not UTF-8 has left its log. Opening the database removes it.
      let mustMend = hasLog(dataFolder);
      const started = beAtWork(dataFolder, maxWait);
      atWork = started;
      const renewLock = () => {
        lock.renew();
        started.renew();
      };
      const open = (file: string) => {
        const database = openSound(file, dataFolder);
        prepareToWrite(database, file, report);
        return database;
      };
      const connection = connect(holdLiveDatabase(dataFolder, { open, maxWait, renewLock, report }));
      const mend = () => {
        for (const found of mendTexts(connection))
          report(`${found}. It is kept as bytes, and shown as far as it can be read. Look at it, or restore a backup`);
        mustMend = false;
      };
      if (mustMend) mend();
      const mendAtEnd = () => {
        try {
          if (mustMend) mend();
        } catch (error) {
          if (!isStorageError(error)) throw error;
          report(`Texts that are not UTF-8 were not mended: ${error.message}`);
        }
      };
      const check = (look: (connection: DataConnection) => void) => () => {
        lock.renew();
        look(connection);
      };
      const stopWatching = watch(check(readFromDisk), report);
      const sweeping = startPeriodicWork(
        'Leftovers of killed backups and restores were not removed',
        sweepInterval,
        started.sweep,
        report,
      );
      return {
        connection,
        check: check((database) => {
          writeToDisk(database);
          const exhausted = findExhaustedNumbers(database, `Database ${databaseFile(dataFolder)}`);
          if (exhausted) throw exhausted;
          const odd = findOddNumbers(database);
          if (odd !== undefined)
            throw new Error(
              `Table ${odd} has an entry with a number that this server never gives. Restart the server, which gives it another`,
            );
          checkSpace(dataFolder);
        }),
        failure: sweeping.failure,
        mendOnClose: () => {
          mustMend = true;
        },
        close: () => {
          stopWatching();
          sweeping.stop();
          mendAtEnd();
          connection.close();
          started.end();
          lock.release();
        },
      };
    } catch (error) {
      atWork?.end();
      lock.release();
      throw error;
    }
  });
}

/** Opens a file and checks that it is sound. @throws {ServerError} `database-damaged`, with the backup to restore */
function openSound(file: string, dataFolder: string): Connection {
  const subject = `Database ${file}`;
  const remedy = describeRemedy(dataFolder);
  let finding: string;
  try {
    const foreign = describeForeign(file);
    if (foreign !== undefined) {
      const otherwise = 'To begin without what it held, move the file away';
      throw new ServerError('database-foreign', subject, foreign, `${remedy}. ${otherwise}`);
    }
    const database = openFile(file, maxWait);
    const row = v.parse(v.record(v.string(), v.unknown()), database.prepare('PRAGMA quick_check(1)').get([]));
    finding = String(row['quick_check']);
    if (finding === 'ok') return database;
    database.close();
  } catch (cause) {
    const error = toStorageError(cause, subject);
    if (!isStorageError(error, 'database-damaged')) throw error;
    finding = cause instanceof Error ? cause.message : String(cause);
  }
  const reason = `it is damaged (${finding.replaceAll(/\s+/g, ' ')})`;
  throw new ServerError('database-damaged', subject, reason, remedy);
}

function hasLog(dataFolder: string): boolean {
  const log = statSync(`${databaseFile(dataFolder)}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > 0;
}

/** Mends numbers, and writes something, so that there is a log should the process end before it writes anything else. */
function prepareToWrite(database: Connection, file: string, report: (message: string) => void): void {
  try {
    for (const found of mendNumbers(database)) report(found);
    for (const table of boundNumbers(database))
      report(`Table ${table}: its numbers were exhausted, and go on behind the last entry`);
    writeToDisk(database);
  } catch (cause) {
    // Nothing can be stored then, which the next check reports; pages are served all the same.
    if (!isStorageError(toStorageError(cause, `Database ${file}`))) throw cause;
  }
}

function describeRemedy(dataFolder: string): string {
  const folder = backupFolder(dataFolder);
  const backups = existsSync(folder) ? readdirSync(folder).filter((name) => /^site-.*\.sqlite$/.test(name)) : [];
  const latest = backups.toSorted().at(-1);
  return latest === undefined
    ? `There is no backup in ${folder}; look for one elsewhere and run "${nameCommand('restore FILE')}"`
    : `Restore the latest backup: ${nameCommand(`restore ${join(folder, latest)}`)}`;
}

const readFromDisk = (connection: Pick<DataConnection, 'prepare'>) =>
  void connection.prepare('SELECT max(id) FROM submissions').get([]);

/** Writes the version to the first page again, which changes nothing, and reads. */
function writeToDisk(connection: Pick<DataConnection, 'prepare' | 'exec'>): void {
  connection.exec(`PRAGMA user_version = ${readVersion(connection)}`);
  readFromDisk(connection);
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
