import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { type Documents, openDocuments } from '../documents/calls/open-documents';
import { FirestoreError } from '../documents/firestore-error';
import type { Connection } from '../storage/connection';
import { openDatabase } from '../storage/open-database';

/** The documents of a fresh database, without a server and a thread. */
export type TestDocuments = {
  documents: Documents;
  /** Another connection to the same file. */
  connection: Connection;
  file: string;
  /** A call, its JSON read; a refusal as its status. */
  call: (verb: string, body: unknown, parent?: string) => Promise<unknown>;
  dispose: () => Promise<void>;
};

/** Root of the database that tests use where it does not matter which. */
export const testRoot = 'projects/p/databases/(default)/documents';

// Memory where there is a folder of it: each commit waits for the disk otherwise, and a property test has thousands.
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** @param patience milliseconds to wait for a lock */
export function openTestDocuments(patience = 2000): TestDocuments {
  const folder = mkdtempSync(join(temporary, 'documents-'));
  openDatabase(folder).close();
  const file = join(folder, 'site.sqlite');
  const connection: Connection = new Database(file);
  const documents = openDocuments(file, patience);
  return {
    documents,
    connection,
    file,
    call: async (verb, body, parent = testRoot) => {
      try {
        const { json } = await documents.run({ verb, parent, body: Buffer.from(JSON.stringify(body)) });
        return JSON.parse(Buffer.concat([...json]).toString());
      } catch (error) {
        if (error instanceof FirestoreError) return error.status;
        throw error;
      }
    },
    dispose: async () => {
      await documents.close();
      connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}
