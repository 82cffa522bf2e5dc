import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import * as v from 'valibot';
import { respondToCall } from '../documents/calls/respond-to-call';
import type { Connection } from '../storage/connection';
import { followDatabase } from '../storage/follow-database';
import { openDatabase } from '../storage/open-database';

/** The documents of an empty database, without a server or a thread. */
export type TestDocuments = {
  /** Another connection to the same file. */
  connection: Connection;
  file: string;
  /** Runs a call. @returns its parsed JSON, or the status of an error */
  call: (method: string, body: unknown, parent?: string) => unknown;
  commit: (...writes: object[]) => unknown;
  /** The documents that a query of the collection `things` finds, or the status of an error. */
  documents: (query?: object, parent?: string) => { name: string; fields?: object }[] | string;
  /** Their ids. */
  ids: (query?: object) => unknown;
  dispose: () => void;
};

/** Root of the database that tests use by default. */
export const testRoot = 'projects/p/databases/(default)/documents';

const resultSchema = v.array(
  v.object({ document: v.optional(v.looseObject({ name: v.string(), fields: v.exactOptional(v.looseObject({})) })) }),
);

/** Opens an empty database. @param maxWait how long (ms) to wait for a lock */
export function openTestDocuments(maxWait = 2000): TestDocuments {
  const folder = createTemporaryFolder('documents');
  openDatabase(folder).close();
  const file = join(folder, 'site.sqlite');
  const connection: Connection = new Database(file);
  const followed = followDatabase(file, maxWait);
  const call: TestDocuments['call'] = (method, body, parent = testRoot) => {
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    const response = respondToCall(followed, { method, parent, body: Buffer.from(json) });
    return 'result' in response ? JSON.parse(Buffer.from(response.result.json).toString()) : response.refusal.status;
  };
  const documents: TestDocuments['documents'] = (query, parent) => {
    const result = call('runQuery', { structuredQuery: { from: [{ collectionId: 'things' }], ...query } }, parent);
    return typeof result === 'string'
      ? result
      : v.parse(resultSchema, result).flatMap(({ document }) => document ?? []);
  };
  return {
    connection,
    file,
    call,
    commit: (...writes) => call('commit', { writes }),
    documents,
    ids: (query) => {
      const found = documents(query);
      return typeof found === 'string' ? found : found.map((document) => document.name.split('/').at(-1));
    },
    dispose: () => {
      followed.close();
      connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}
