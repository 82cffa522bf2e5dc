import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { type Documents, openDocuments } from '../documents/calls/open-documents';
import { FirestoreError } from '../documents/firestore-error';
import type { Connection } from '../storage/connection';
import { openDatabase } from '../storage/open-database';

/** The documents of an empty database, without a server or a thread. */
export type TestDocuments = {
  documents: Documents;
  /** Another connection to the same file. */
  connection: Connection;
  file: string;
  /** Runs a call. @returns its parsed JSON, or the status of an error */
  call: (method: string, body: unknown, parent?: string) => Promise<unknown>;
  dispose: () => Promise<void>;
};

/** Root of the database that tests use by default. */
export const testRoot = 'projects/p/databases/(default)/documents';

/** Opens an empty database. @param maxWait how long (ms) to wait for a lock */
export function openTestDocuments(maxWait = 2000): TestDocuments {
  const folder = createTemporaryFolder('documents');
  openDatabase(folder).close();
  const file = join(folder, 'site.sqlite');
  const connection: Connection = new Database(file);
  const documents = openDocuments(file, maxWait);
  return {
    documents,
    connection,
    file,
    call: async (method, body, parent = testRoot) => {
      try {
        const { json } = await documents.run({ method, parent, body: Buffer.from(JSON.stringify(body)) });
        return JSON.parse(Buffer.from(json).toString());
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
