import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import type { IndexEntry } from '../encoding/index-entries';
import { bytesSchema } from './stored-bytes';

/** The index of the documents' fields. Changes belong into a transaction of the caller. */
export type IndexTable = {
  /** Replaces the entries of a document; `name` is the last id of its name. */
  put: (document: number, collection: number, name: string, entries: readonly IndexEntry[]) => void;
  remove: (document: number) => void;
};

const entrySchema = v.object({ field: v.string(), value: bytesSchema, is_double: v.number() });

const identityOf = (field: string, key: Buffer) => `${field}\0${key.toString('latin1')}`;

/** The index in the server's database. */
export function createIndexTable(connection: Connection): IndexTable {
  const select = connection.prepare('SELECT field, value, is_double FROM document_index WHERE document = ?');
  const removeOne = connection.prepare('DELETE FROM document_index WHERE document = ? AND field = ? AND value = ?');
  const removeAll = connection.prepare('DELETE FROM document_index WHERE document = ?');
  const insert = connection.prepare(
    'INSERT OR REPLACE INTO document_index (document, field, value, collection, name, is_double) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    // Most changes of a document change few of its fields: the entries of the others stay as they are.
    put: (document, collection, name, entries) => {
      const wanted = new Map(entries.map((entry) => [identityOf(entry.field, entry.key), entry]));
      for (const { field, value, is_double } of v.parse(v.array(entrySchema), select.all([document]))) {
        const entry = wanted.get(identityOf(field, value));
        if (!entry) removeOne.run([document, field, value]);
        else if (entry.isDouble === (is_double === 1)) wanted.delete(identityOf(field, value));
      }
      for (const { field, key, isDouble } of wanted.values()) {
        insert.run([document, field, key, collection, name, isDouble ? 1 : 0]);
      }
    },
    remove: (document) => void removeAll.run([document]),
  };
}
