import { statSync } from 'node:fs';
import Database from 'libsql';
import type { Connection } from '../../storage/connection';
import { FirestoreError } from '../firestore-error';
import { createDocumentTable, type Reader } from './document-table';
import { indexStoredDocuments } from './index-stored-documents';
import { createTransactions, type InTransaction } from './write-transaction';

/** Connections to one database file. */
export type Connections = Reader & {
  inTransaction: InTransaction;
  /** Whether the opened file is still on disk: it may have been deleted or replaced. */
  isCurrent: () => boolean;
  /** Lends a connection until it is given back. Its snapshot does not change during a long result. */
  takeReader: () => Reader;
  giveBack: (reader: Reader) => void;
  close: () => void;
};

/** How many results may be under way at one time; each holds a connection. */
const maxReaders = 16;
const maxIdleReaders = 4;

/** Identifies the file at a path; `null` when there is none. */
function identify(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

function connect(file: string): Connection {
  const connection = new Database(file);
  connection.pragma('synchronous = FULL');
  connection.pragma('secure_delete = ON');
  return connection;
}

/**
 * Opens a database whose tables are up to date. Documents stored before the index existed are added to it first.
 * @param maxWait how long (ms) to wait for another program that writes
 * @throws {FirestoreError} UNAVAILABLE when the file is missing. (SQLite would create an empty one.)
 */
export async function openConnections(file: string, maxWait: number): Promise<Connections> {
  const identity = identify(file);
  if (identity === null)
    throw new FirestoreError('UNAVAILABLE', 'The database is not there. Restore it, and try again');
  const openReader = () => {
    const connection = connect(file);
    return { connection, table: createDocumentTable(connection) };
  };
  const writer = openReader();
  const idle: Reader[] = [];
  const all = new Set<Reader>([writer]);
  const close = () => {
    for (const { connection } of all) connection.close();
    all.clear();
    idle.length = 0;
  };
  const inTransaction = createTransactions(writer.connection, maxWait);
  try {
    await indexStoredDocuments(writer, inTransaction);
  } catch (error) {
    close();
    throw error;
  }
  return {
    ...writer,
    inTransaction,
    isCurrent: () => identify(file) === identity,
    takeReader: () => {
      if (all.size > maxReaders) throw new FirestoreError('UNAVAILABLE', 'Too many results are under way. Try again');
      const reader = idle.pop() ?? openReader();
      all.add(reader);
      return reader;
    },
    giveBack: (reader) => {
      if (!all.has(reader)) return;
      if (idle.length < maxIdleReaders) {
        idle.push(reader);
        return;
      }
      all.delete(reader);
      reader.connection.close();
    },
    close,
  };
}
