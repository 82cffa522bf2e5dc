import * as v from 'valibot';
import type { FollowingConnection } from '../storage/follow-database';
import { type DocumentFields, documentFieldsSchema } from './document-value';
import { FirestoreError } from './firestore-error';
import { evaluateQuery, type StructuredQuery } from './structured-query';
import { applyUpdate, checkPrecondition, documentOf, type Write } from './write';

/** A document with its full name (`projects/…/documents/blogs/x`) and its times in RFC 3339 with nanoseconds. */
export type StoredDocument = { name: string; fields: DocumentFields; createTime: string; updateTime: string };

/** Documents of all projects. */
export type DocumentStore = {
  get: (name: string) => StoredDocument | undefined;
  query: (parent: string, query: StructuredQuery) => StoredDocument[];
  /** All writes or none. @returns the commit's time. @throws {FirestoreError} when a precondition fails. */
  commit: (writes: readonly Write[]) => string;
  now: () => string;
};

/** Limit of Firestore for one document, in bytes. */
const documentLimit = 1024 * 1024;

const rowSchema = v.object({ path: v.string(), fields: v.string(), create_time: v.string(), update_time: v.string() });

function readRow(row: unknown): StoredDocument {
  const { path, fields, create_time, update_time } = v.parse(rowSchema, row);
  return {
    name: path,
    fields: v.parse(documentFieldsSchema, JSON.parse(fields)),
    createTime: create_time,
    updateTime: update_time,
  };
}

/** Documents in SQLite. */
export function createDocumentStore(connection: FollowingConnection): DocumentStore {
  const select = connection.prepare('SELECT path, fields, create_time, update_time FROM documents WHERE path = ?');
  const selectCollection = connection.prepare(
    'SELECT path, fields, create_time, update_time FROM documents WHERE collection = ? AND parent = ?',
  );
  const selectGroup = connection.prepare(
    'SELECT path, fields, create_time, update_time FROM documents WHERE collection = ?',
  );
  const upsert = connection.prepare(
    `INSERT INTO documents (path, parent, collection, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET fields = excluded.fields, update_time = excluded.update_time`,
  );
  const remove = connection.prepare('DELETE FROM documents WHERE path = ?');
  const selectClock = connection.prepare('SELECT last FROM clock WHERE id = 1');
  const updateClock = connection.prepare(
    'INSERT INTO clock (id, last) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET last = excluded.last',
  );

  const get = (name: string) => {
    const row: unknown = select.get([name]);
    return row === undefined ? undefined : readRow(row);
  };

  /** Rises with every commit, also when the clock of the machine does not: it is used as a precondition. */
  const tick = () => {
    const row: unknown = selectClock.get([]);
    const last = row === undefined ? 0n : BigInt(v.parse(v.object({ last: v.string() }), row).last);
    const now = BigInt(Date.now()) * 1_000_000n;
    const next = now > last ? now : last + 1000n;
    updateClock.run([String(next)]);
    return formatTime(next);
  };

  const commit = connection.transaction((writes: readonly Write[]) => {
    // Every precondition before the first write: a commit is all or nothing.
    for (const write of writes) checkPrecondition(write, get(documentOf(write)));
    const time = tick();
    for (const write of writes) {
      if ('verify' in write) continue;
      if ('delete' in write) {
        remove.run([write.delete]);
        continue;
      }
      const { name } = write.update;
      const current = get(name);
      const fields = JSON.stringify(applyUpdate(write, current?.fields ?? {}, time));
      if (Buffer.byteLength(fields) > documentLimit) {
        throw new FirestoreError('INVALID_ARGUMENT', `Document is larger than 1 MiB: ${name}`);
      }
      const segments = name.split('/');
      upsert.run([
        name,
        segments.slice(0, -2).join('/'),
        segments.at(-2) ?? '',
        fields,
        current?.createTime ?? time,
        time,
      ]);
    }
    return time;
  });

  return {
    get,
    query: (parent, query) => {
      const [{ collectionId, allDescendants }] = query.from;
      const rows: unknown[] = allDescendants
        ? selectGroup.all([collectionId])
        : selectCollection.all([collectionId, parent]);
      const documents = rows.map(readRow).filter(({ name }) => name.startsWith(`${parent}/`));
      return evaluateQuery(query, documents);
    },
    commit: (writes) => v.parse(v.string(), commit(writes)),
    now: () => formatTime(BigInt(Date.now()) * 1_000_000n),
  };
}

/** Nanoseconds since 1970 as RFC 3339 with nine fraction digits. */
function formatTime(nanoseconds: bigint): string {
  const seconds = new Date(Number(nanoseconds / 1_000_000_000n) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(nanoseconds % 1_000_000_000n).padStart(9, '0')}Z`;
}
