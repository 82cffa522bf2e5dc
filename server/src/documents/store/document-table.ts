import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import type { DocumentName } from '../values/resource-name';
import { createCollectionTable, type Scope } from './collection-table';
import { createDocumentParser, type ParseDocument } from './parsed-documents';
import { bytesSchema } from './stored-bytes';
import { type DocumentChange, encodeFields, type StoredDocument } from './stored-document';

/** Documents in one database. Changes belong into a transaction of the caller. */
export type DocumentTable = {
  find: (name: DocumentName) => StoredDocument | undefined;
  /** The documents of one or several collections with their full names, within each collection sorted by name. */
  list: (scope: Scope) => Iterable<{ name: string; document: StoredDocument }>;
  apply: (change: DocumentChange) => void;
  parse: ParseDocument;
};

const documentEntries = {
  createTime: v.string(),
  updateTime: v.string(),
  checksum: v.nullable(v.number()),
  fields: bytesSchema,
};
const documentSchema = v.object(documentEntries);
const rowSchema = v.object({ ...documentEntries, name: v.string() });

// Fields that somebody edited by hand are TEXT.
const columns = 'name, create_time AS createTime, update_time AS updateTime, checksum, CAST(fields AS BLOB) AS fields';

const idOf = ({ segments }: DocumentName) => segments.at(-1) ?? '';

/** Documents of a connection to the server's database. */
export function createDocumentTable(connection: Connection): DocumentTable {
  const collections = createCollectionTable(connection);
  const select = connection.prepare(`SELECT ${columns} FROM documents WHERE collection = ? AND name = ?`);
  const selectAll = connection.prepare(`SELECT ${columns} FROM documents WHERE collection = ? ORDER BY name`);
  const upsert = connection.prepare(
    `INSERT INTO documents (collection, name, create_time, update_time, checksum, fields) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (collection, name) DO UPDATE SET
       create_time = excluded.create_time, update_time = excluded.update_time, checksum = excluded.checksum, fields = excluded.fields`,
  );
  const remove = connection.prepare('DELETE FROM documents WHERE collection = ? AND name = ?');

  return {
    find: (name) => {
      const row: unknown = select.get([collections.find(name) ?? null, idOf(name)]);
      return row === undefined ? undefined : v.parse(documentSchema, row);
    },
    list: function* (scope) {
      for (const collection of collections.list(scope)) {
        for (const row of selectAll.iterate([collection.id])) {
          const { name, ...document } = v.parse(rowSchema, row);
          yield { name: `${collection.name}/${name}`, document };
        }
      }
    },
    apply: (change) => {
      const id = idOf(change.name);
      if (change.kind === 'put') {
        const { fields, checksum } = encodeFields(change.fields);
        upsert.run([collections.open(change.name), id, change.createTime, change.updateTime, checksum, fields]);
        return;
      }
      const collection = collections.find(change.name);
      if (collection === undefined) return;
      remove.run([collection, id]);
      collections.removeEmpty(collection);
    },
    parse: createDocumentParser(),
  };
}
