import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import { type DocumentName, pathKey } from '../values/resource-name';
import { bytesSchema } from './stored-bytes';

/** The collections that have documents, by number. A number is never given to another collection. */
export type CollectionTable = {
  /** The collection of a document. */
  find: (document: DocumentName) => number | undefined;
  /** The collection of a document, created when it is missing. */
  open: (document: DocumentName) => number;
  /** Full name of a collection. */
  nameOf: (collection: number) => string;
  /** Removes a collection that has no documents. */
  removeEmpty: (collection: number) => void;
};

const collectionSchema = v.object({ root: v.string(), path: bytesSchema });
const idSchema = v.object({ id: v.number() });

/** How many names are kept in memory. */
const maxCachedNames = 1000;

/** The collections in the server's database. */
export function createCollectionTable(connection: Connection): CollectionTable {
  const names = new Map<number, string>();
  const select = connection.prepare('SELECT id FROM collections WHERE root = ? AND path = ?');
  const insert = connection.prepare('INSERT INTO collections (root, path, name) VALUES (?, ?, ?) RETURNING id');
  const remove = connection.prepare(
    'DELETE FROM collections WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM documents WHERE collection = ?1)',
  );
  const selectName = connection.prepare('SELECT root, path FROM collections WHERE id = ?');

  const find = ({ root, segments }: DocumentName) => {
    const row: unknown = select.get([root, pathKey(segments.slice(0, -1))]);
    return row === undefined ? undefined : v.parse(idSchema, row).id;
  };
  return {
    find,
    open: (document) => {
      const { root, segments } = document;
      return (
        find(document) ??
        v.parse(idSchema, insert.get([root, pathKey(segments.slice(0, -1)), segments.at(-2) ?? ''])).id
      );
    },
    nameOf: (collection) => {
      const cached = names.get(collection);
      if (cached !== undefined) return cached;
      const { root, path } = v.parse(collectionSchema, selectName.get([collection]));
      const name = `${root}/${path.toString().replaceAll('\0', '/')}`;
      if (names.size >= maxCachedNames) names.clear();
      names.set(collection, name);
      return name;
    },
    removeEmpty: (collection) => void remove.run([collection]),
  };
}
