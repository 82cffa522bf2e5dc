import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import type { DocumentName } from '../values/resource-name';
import { createCollectionTable } from './collection-table';
import { createIndexTable } from './index-table';
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
  /** Stores fields that cannot be read unchanged, so that a person can find and delete them. */
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
const idSchema = v.object({ id: v.number() });

// Fields that somebody edited by hand are TEXT.
const columns =
  'd.document, d.create_time AS createTime, d.update_time AS updateTime, d.checksum, CAST(d.fields AS BLOB) AS fields';

const idOf = ({ segments }: DocumentName) => segments.at(-1) ?? '';

/** Documents of a connection to the server's database. */
export function createDocumentTable(connection: Connection): DocumentTable {
  const collections = createCollectionTable(connection);
  const index = createIndexTable(connection);
  const selectByName = connection.prepare(`SELECT ${columns} FROM documents d WHERE d.collection = ? AND d.name = ?`);
  const selectById = connection.prepare(
    `SELECT ${columns}, d.collection, d.name FROM documents d WHERE d.document = ?`,
  );
  const upsert = connection.prepare(
    `INSERT INTO documents (collection, name, create_time, update_time, checksum, fields) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (collection, name) DO UPDATE SET
       create_time = excluded.create_time, update_time = excluded.update_time, checksum = excluded.checksum, fields = excluded.fields
     RETURNING document AS id`,
  );
  const removeDocument = connection.prepare('DELETE FROM documents WHERE document = ?');

  const find = (name: DocumentName) => {
    const collection = collections.find(name);
    const row: unknown = collection === undefined ? undefined : selectByName.get([collection, idOf(name)]);
    return row === undefined ? undefined : v.parse(rowSchema, row);
  };

  const putRow = (name: DocumentName, row: Omit<StoredDocument, 'document'>) => {
    const collection = collections.open(name);
    const values = [collection, idOf(name), row.createTime, row.updateTime, row.checksum, row.fields];
    return { collection, document: v.parse(idSchema, upsert.get(values)).id };
  };

  const remove = (name: DocumentName) => {
    const collection = collections.find(name);
    const row = find(name);
    if (collection === undefined || !row) return;
    index.remove(row.document);
    removeDocument.run([row.document]);
    collections.removeEmpty(collection);
  };

  return {
    find,
    read: (document) => {
      const found: unknown = selectById.get([document]);
      if (found === undefined) return undefined;
      const { collection, name, ...row } = v.parse(namedRowSchema, found);
      return { ...row, name: `${collections.nameOf(collection)}/${name}` };
    },
    apply: (change) => {
      if (change.kind === 'remove') return remove(change.name);
      const { name, fields, entries, createTime, updateTime } = change;
      const { document, collection } = putRow(name, { createTime, updateTime, ...storeFields(fields) });
      index.put(document, collection, idOf(name), entries);
    },
    putUnreadable: (name, row) => index.remove(putRow(name, row).document),
  };
}
