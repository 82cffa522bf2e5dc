import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import type { IndexEntry } from '../encoding/index-entries';
import { type DocumentName, pathKey } from '../values/resource-name';
import { bytesSchema } from './stored-bytes';
import type { DocumentChange, StoredDocument } from './stored-document';
import { storeFields } from './stored-fields';

/** A connection for reading, with its documents. */
export type Reader = { connection: Connection; table: DocumentTable };

/** Documents and their index in one database. Changes belong into a transaction of the caller. */
export type DocumentTable = {
  find: (name: DocumentName) => StoredDocument | undefined;
  /** A document by its number, with its full name. */
  read: (document: number) => (StoredDocument & { name: string }) | undefined;
  apply: (change: DocumentChange) => void;
  /** Stores what cannot be read, as it is, so that it can be seen in the database and be deleted. */
  putUnreadable: (name: DocumentName, row: Omit<StoredDocument, 'document'>) => void;
};

const rowEntries = {
  document: v.number(),
  createTime: v.string(),
  updateTime: v.string(),
  checksum: v.nullable(v.number()),
  fields: bytesSchema,
};
const rowSchema = v.object(rowEntries);
const namedRowSchema = v.object({ ...rowEntries, collection: v.number(), name: v.string() });
const collectionSchema = v.object({ root: v.string(), path: bytesSchema });
const idSchema = v.object({ id: v.number() });
const entrySchema = v.object({ field: v.string(), value: bytesSchema, is_double: v.number() });

// Fields that somebody wrote by hand are text.
const columns =
  'd.document, d.create_time AS createTime, d.update_time AS updateTime, d.checksum, CAST(d.fields AS BLOB) AS fields';

/** Collections whose names are remembered. */
const maxKnownCollections = 1000;

/** Documents of a connection to the server's database. */
export function createDocumentTable(connection: Connection): DocumentTable {
  const collectionNames = new Map<number, string>();
  const selectCollection = connection.prepare('SELECT id FROM collections WHERE root = ? AND path = ?');
  const insertCollection = connection.prepare(
    'INSERT INTO collections (root, path, name) VALUES (?, ?, ?) RETURNING id',
  );
  const removeCollection = connection.prepare(
    'DELETE FROM collections WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM documents WHERE collection = ?1)',
  );
  const selectByName = connection.prepare(`SELECT ${columns} FROM documents d WHERE d.collection = ? AND d.name = ?`);
  const selectById = connection.prepare(
    `SELECT ${columns}, d.collection, d.name FROM documents d WHERE d.document = ?`,
  );
  const selectNameOfCollection = connection.prepare('SELECT root, path FROM collections WHERE id = ?');
  const upsert = connection.prepare(
    `INSERT INTO documents (collection, name, create_time, update_time, checksum, fields) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (collection, name) DO UPDATE SET
       create_time = excluded.create_time, update_time = excluded.update_time, checksum = excluded.checksum, fields = excluded.fields
     RETURNING document AS id`,
  );
  const removeDocument = connection.prepare('DELETE FROM documents WHERE document = ?');
  const selectEntries = connection.prepare('SELECT field, value, is_double FROM document_index WHERE document = ?');
  const removeEntry = connection.prepare('DELETE FROM document_index WHERE document = ? AND field = ? AND value = ?');
  const removeEntries = connection.prepare('DELETE FROM document_index WHERE document = ?');
  const insertEntry = connection.prepare(
    'INSERT OR REPLACE INTO document_index (document, field, value, collection, name, is_double) VALUES (?, ?, ?, ?, ?, ?)',
  );

  const findCollection = ({ root, segments }: DocumentName) => {
    const row: unknown = selectCollection.get([root, pathKey(segments.slice(0, -1))]);
    return row === undefined ? undefined : v.parse(idSchema, row).id;
  };
  const openCollection = (name: DocumentName) =>
    findCollection(name) ??
    v.parse(
      idSchema,
      insertCollection.get([name.root, pathKey(name.segments.slice(0, -1)), name.segments.at(-2) ?? '']),
    ).id;
  /** A number stands for one collection for ever. */
  const nameOfCollection = (collection: number) => {
    const known = collectionNames.get(collection);
    if (known !== undefined) return known;
    const { root, path } = v.parse(collectionSchema, selectNameOfCollection.get([collection]));
    const name = `${root}/${path.toString().replaceAll('\0', '/')}`;
    if (collectionNames.size >= maxKnownCollections) collectionNames.clear();
    collectionNames.set(collection, name);
    return name;
  };
  const idOf = ({ segments }: DocumentName) => segments.at(-1) ?? '';

  const find = (name: DocumentName) => {
    const collection = findCollection(name);
    const row: unknown = collection === undefined ? undefined : selectByName.get([collection, idOf(name)]);
    return row === undefined ? undefined : v.parse(rowSchema, row);
  };

  /** Most changes of a document change few of its fields: the others stay as they are. */
  const putEntries = (document: number, collection: number, name: string, entries: readonly IndexEntry[]) => {
    const identityOf = (field: string, key: Buffer) => `${field}\0${key.toString('latin1')}`;
    const wanted = new Map(entries.map((entry) => [identityOf(entry.field, entry.key), entry]));
    for (const { field, value, is_double } of v.parse(v.array(entrySchema), selectEntries.all([document]))) {
      const entry = wanted.get(identityOf(field, value));
      if (!entry) removeEntry.run([document, field, value]);
      else if (entry.isDouble === (is_double === 1)) wanted.delete(identityOf(field, value));
    }
    for (const { field, key, isDouble } of wanted.values()) {
      insertEntry.run([document, field, key, collection, name, isDouble ? 1 : 0]);
    }
  };

  const putRow = (name: DocumentName, row: Omit<StoredDocument, 'document'>) => {
    const collection = openCollection(name);
    const values = [collection, idOf(name), row.createTime, row.updateTime, row.checksum, row.fields];
    return { collection, document: v.parse(idSchema, upsert.get(values)).id };
  };

  const remove = (name: DocumentName) => {
    const row = find(name);
    if (!row) return;
    removeEntries.run([row.document]);
    removeDocument.run([row.document]);
    removeCollection.run([findCollection(name)]);
  };

  return {
    find,
    read: (document) => {
      const found: unknown = selectById.get([document]);
      if (found === undefined) return undefined;
      const { collection, name, ...row } = v.parse(namedRowSchema, found);
      return { ...row, name: `${nameOfCollection(collection)}/${name}` };
    },
    apply: (change) => {
      if (change.kind === 'remove') return remove(change.name);
      const { name, fields, entries, createTime, updateTime } = change;
      const { document, collection } = putRow(name, { createTime, updateTime, ...storeFields(fields) });
      putEntries(document, collection, idOf(name), entries);
    },
    putUnreadable: (name, row) => {
      removeEntries.run([putRow(name, row).document]);
    },
  };
}
