import * as v from 'valibot';
import type { Connection } from '../../storage/connection';
import type { DocumentName } from '../values/resource-name';
import { bytesSchema } from './stored-bytes';

/** The collections that a query searches: one, or all with an id below a document or root. */
export type Scope = { parent: DocumentName; collectionId: string; isGroup: boolean };

/** The collections that have documents, by number. A number is never given to another collection. */
export type CollectionTable = {
  /** The collection of a document. */
  find: (document: DocumentName) => number | undefined;
  /** The collection of a document, created when it is missing. */
  open: (document: DocumentName) => number;
  /** The collections of a query with their full names. */
  list: (scope: Scope) => { id: number; name: string }[];
  /** Removes a collection that has no documents. */
  removeEmpty: (collection: number) => void;
};

const idSchema = v.object({ id: v.number() });
const collectionsSchema = v.array(v.object({ id: v.number(), path: bytesSchema }));

/** The stored form of a collection's path below the root. No id contains the separator. */
const separator = '\0';
const storedPath = (segments: readonly string[]) => Buffer.from(segments.join(separator));

/** The collections in the server's database. */
export function createCollectionTable(connection: Connection): CollectionTable {
  const byPath = 'SELECT id, path FROM collections WHERE root = ? AND path = ?';
  // Two statements: after a list, the driver gives no row of the same one.
  const select = connection.prepare(byPath);
  const selectList = connection.prepare(byPath);
  const selectGroup = connection.prepare('SELECT id, path FROM collections WHERE root = ? AND name = ?');
  const insert = connection.prepare('INSERT INTO collections (root, path, name) VALUES (?, ?, ?) RETURNING id');
  const remove = connection.prepare(
    'DELETE FROM collections WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM documents WHERE collection = ?1)',
  );

  const find = ({ root, segments }: DocumentName) => {
    const row: unknown = select.get([root, storedPath(segments.slice(0, -1))]);
    return row === undefined ? undefined : v.parse(idSchema, row).id;
  };
  return {
    find,
    open: (document) => {
      const { root, segments } = document;
      return (
        find(document) ??
        v.parse(idSchema, insert.get([root, storedPath(segments.slice(0, -1)), segments.at(-2) ?? ''])).id
      );
    },
    list: ({ parent: { root, segments }, collectionId, isGroup }) => {
      const rows: unknown = isGroup
        ? selectGroup.all([root, collectionId])
        : selectList.all([root, storedPath([...segments, collectionId])]);
      return v
        .parse(collectionsSchema, rows)
        .map(({ id, path }) => ({ id, ids: path.toString().split(separator) }))
        .filter(({ ids }) => segments.every((segment, index) => ids[index] === segment))
        .map(({ id, ids }) => ({ id, name: [root, ...ids].join('/') }));
    },
    removeEmpty: (collection) => void remove.run([collection]),
  };
}
