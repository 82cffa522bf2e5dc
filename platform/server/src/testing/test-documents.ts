import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import * as v from 'valibot';
import { respondToCall } from '../documents/calls/respond-to-call';
import { errorBody, FirestoreError } from '../documents/firestore-error';
import { parseFirestorePath } from '../documents/http/firestore-path';
import type { Connection } from '../storage/connection';
import { followDatabase } from '../storage/opening/follow-database';
import { openDatabase } from '../storage/opening/open-database';

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
  /** Responds to a request of Firestore's SDK, as far as the SDK looks at responses. */
  respond: (url: string, body: string) => { ok: boolean; status: number; json: () => Promise<unknown> };
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
  const opened = readTestDocuments(file, maxWait);
  return {
    ...opened,
    dispose: () => {
      opened.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens the documents of a file that another program, or another test's reader, has open too. */
export function readTestDocuments(file: string, maxWait = 2000): TestDocuments {
  const connection: Connection = new Database(file);
  const followed = followDatabase(file, maxWait);
  const run = (method: string, parent: string, body: string) => {
    const response = respondToCall(followed, { method, parent, body: Buffer.from(body) });
    return 'refusal' in response ? response : { result: JSON.parse(Buffer.from(response.result.json).toString()) };
  };
  const call: TestDocuments['call'] = (method, body, parent = testRoot) => {
    const response = run(method, parent, typeof body === 'string' ? body : JSON.stringify(body));
    return 'refusal' in response ? response.refusal.status : response.result;
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
    respond: (url, body) => {
      const { method, parent } = parseFirestorePath('POST', new URL(url).pathname);
      const response = run(method, parent, body);
      if ('result' in response) return { ok: true, status: 200, json: async () => response.result };
      const { status, message } = response.refusal;
      const { statusCode } = new FirestoreError(status, message);
      return { ok: false, status: statusCode, json: async () => errorBody(statusCode, { status, message }) };
    },
    dispose: () => {
      followed.close();
      connection.close();
    },
  };
}
